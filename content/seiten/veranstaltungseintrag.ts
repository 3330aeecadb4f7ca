import type { SeiteContent } from '../shape.ts'

/** Suggest an event (spec 2.2). */
export const veranstaltungseintrag: SeiteContent = {
  key: 'veranstaltungseintrag',
  eltern: 'veranstaltungen',
  pageLayout: 'default',
  de: {
    pfad: '/de/veranstaltungseintrag/',
    titel: 'Veranstaltung vorschlagen',
    beschreibung:
      'Ihr Verein gibt ein Konzert, Ihr Haus lädt zum Vortrag? Schlagen Sie die Veranstaltung für unseren Kalender vor.',
    blocks: [
      {
        slot: 'content',
        template: 'formular-veranstaltung',
        einleitung:
          'Ihr Verein gibt ein Konzert, Ihr Haus lädt zum Vortrag? Tragen Sie hier ein, was wir wissen müssen. Wir sehen Ihren Vorschlag durch und melden uns, bevor er im Veranstaltungskalender steht. Das kostet nichts.',
      },
    ],
  },
  en: {
    pfad: '/en/suggest-an-event/',
    titel: 'Suggest an event',
    beschreibung:
      'Your club is giving a concert, your house is holding a lecture? Suggest the event for our calendar.',
    blocks: [
      {
        slot: 'content',
        template: 'formular-veranstaltung',
        einleitung:
          'Your club is giving a concert, your house is holding a lecture? Tell us what we need to know. We will look at your suggestion and get in touch before it appears in the calendar of events. It is free of charge.',
      },
    ],
  },
}
