import type { BlockContent, SeiteContent } from '../../shape.ts'
import { dienste } from './dienste.ts'

const letters = dienste.map(
  ({ buchstabe, text }): BlockContent => ({
    slot: 'content',
    template: 'text',
    titel: buchstabe,
    text,
  }),
)

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
      ...letters,
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
}
