import type { BlockExamples } from '../../examples/block-examples.ts'

const block = { template: 'push-hinweis', slotName: 'content' } as const
const plain = { titel: null, einleitung: null }
const schluessel = `BA${'x'.repeat(85)}`

/** Examples of `push-hinweis`. */
export const examples: BlockExamples<'push-hinweis'> = {
  typical: {
    ...block,
    context: {
      sprache: 'de',
      schluessel,
      rubriken: [
        { id: 3, rubrik: 'Führungen' },
        { id: 1, rubrik: 'Konzerte' },
      ],
      kalender: '/de/buergerservice/abfallkalender/',
    },
    options: {
      titel: 'Mitteilungen auf dieses Gerät',
      einleitung: 'Sie brauchen kein Konto und geben keine Adresse an.',
    },
  },
  minimal: {
    ...block,
    context: { sprache: 'de', schluessel, rubriken: [], kalender: null },
    options: plain,
  },
  'long-words': {
    ...block,
    context: {
      sprache: 'de',
      schluessel,
      rubriken: [{ id: 9, rubrik: 'Heimatgeschichtsvereinsvortragsveranstaltungsreihe' }],
      kalender: '/de/buergerservice/abfallkalender/',
    },
    options: {
      titel: 'Straßensperrungsbenachrichtigungseinrichtungsmöglichkeit',
      einleitung: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenausstellungseröffnung.',
    },
  },
  english: {
    ...block,
    context: {
      sprache: 'en',
      schluessel,
      rubriken: [{ id: 1, rubrik: 'Concerts' }],
      kalender: '/en/citizen-services/waste-calendar/',
    },
    options: { titel: 'Messages on this device', einleitung: null },
  },
  away: { ...block, context: null, options: plain },
}
