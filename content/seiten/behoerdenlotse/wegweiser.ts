import type { SeiteContent } from '../../shape.ts'

/** Services from A to Z in plain words. */
export const wegweiserseite: SeiteContent = {
  key: 'wegweiser',
  eltern: 'behoerdenlotse',
  pageLayout: 'slim',
  pageTheme: 'behoerdenlotse',
  de: {
    pfad: '/de/behoerdenlotse/wegweiser/',
    titel: 'Wegweiser von A bis Z',
    beschreibung:
      'Was Sie mitbringen, was es kostet und wohin Sie gehen: die Dienste des Rathauses in einfachen Worten.',
    blocks: [
      { slot: 'content', template: 'wegweiser' },
      {
        slot: 'sidebar',
        template: 'text',
        titel: 'Nichts gefunden?',
        text: `Rufen Sie uns an. Wir verbinden Sie mit dem richtigen Amt.

Zentrale [030 23125-100](tel:+493023125100)

[Alle Ämter](/de/behoerdenlotse/)`,
      },
      {
        slot: 'sidebar',
        template: 'text',
        titel: 'Bringen Sie immer mit',
        text: `- Ihren Ausweis oder Pass
- Ihre Bankkarte oder Bargeld
- Ihre Brille`,
      },
      {
        slot: 'sidebar',
        template: 'text',
        titel: 'Zu den Gebühren',
        text: `Bad Silberbronn gibt es nicht. Die Gebühren der Stadt sind erfunden.`,
      },
    ],
  },
  en: {
    pfad: '/en/authorities/guide/',
    titel: 'Services from A to Z',
    beschreibung: 'What to bring, what it costs and where to go: the services of the town hall.',
    blocks: [
      { slot: 'content', template: 'wegweiser' },
      {
        slot: 'sidebar',
        template: 'text',
        titel: 'Nothing found?',
        text: `Call us. We will put you through to the right office.

Switchboard [+49 30 23125-100](tel:+493023125100)

[All offices](/en/authorities/)`,
      },
    ],
  },
}

/** The page of one procedure. */
export const verfahrensseite: SeiteContent = {
  key: 'wegweiser-detail',
  eltern: 'wegweiser',
  pageLayout: 'default',
  pageTheme: 'behoerdenlotse',
  detailseite_fuer: 'wegweiser_verfahren',
  de: {
    pfad: '/de/behoerdenlotse/wegweiser/*',
    titel: 'Dienst',
    blocks: [{ slot: 'content', template: 'wegweiser-detail' }],
  },
  en: {
    pfad: '/en/authorities/guide/*',
    titel: 'Service',
    blocks: [{ slot: 'content', template: 'wegweiser-detail' }],
  },
}
