import type { eventTexts as german } from './de.event.ts'

/** The same in British English. */
export const eventTexts: typeof german = {
  /** Says which parts of an address nobody could read. */
  unread: {
    unlesbar: (namen) =>
      `We could not read this part of the address: ${namen}. You see the page without it.`,
    angaben: {
      seite: 'page',
      jahr: 'year',
      monat: 'month',
      zeitraum: 'period',
      datum_von: 'from',
      datum_bis: 'to',
      rubrik_id: 'category',
      ort: 'venue',
      q: 'search word',
      kostenlos: 'free admission',
      barrierefrei: 'step-free access',
      familien: 'for families',
    },
    ohneAngaben: 'Show everything',
  },
  feeds: {
    titel: (was, format) => `${was} (${format})`,
    subscribe: 'Subscribe by RSS',
  },
}
