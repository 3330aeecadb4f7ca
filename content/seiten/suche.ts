import type { SeiteContent } from '../shape.ts'

/** The page of the search; there is one in German only (spec 1). */
export const suche: SeiteContent = {
  key: 'suche',
  eltern: 'start',
  pageLayout: 'default',
  de: {
    pfad: '/de/suche/',
    titel: 'Suche',
    beschreibung:
      'Seiten, Veranstaltungen, Meldungen, Ämter und Ansprechpartner in Bad Silberbronn finden.',
    blocks: [{ slot: 'content', template: 'suche' }],
  },
}
