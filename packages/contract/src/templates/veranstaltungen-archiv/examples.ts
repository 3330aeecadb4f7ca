import type { BlockExamples } from '../../examples/block-examples.ts'
import { cards } from '../../examples/event-cards.ts'
import { veranstaltungExamples } from '../../examples/veranstaltung.ts'

const { typical, minimal, cancelled, english, 'long-words': longWords } = veranstaltungExamples
const archive = { template: 'veranstaltungen-archiv', slotName: 'content' } as const
const jahre = [2027, 2026, 2024]

/** Examples of `veranstaltungen-archiv`. */
export const examples: BlockExamples<'veranstaltungen-archiv'> = {
  typical: {
    ...archive,
    context: { ...cards(cancelled, typical, minimal), heute: '2027-07-01', jahre },
    options: { titel: 'Was war' },
  },
  minimal: {
    ...archive,
    context: { ...cards(), jahre: [], rubriken: [], orte: [], uebersicht: null },
    options: { titel: null },
  },
  'long-words': {
    ...archive,
    context: { ...cards(longWords), jahre },
    options: { titel: 'Veranstaltungsvergangenheitsbewältigungsübersicht' },
  },
  english: {
    ...archive,
    context: { ...cards(english), uebersicht: '/en/events/', jahre },
    options: { titel: 'Past events' },
  },
  paged: {
    ...archive,
    context: { ...cards(typical), jahre, anzahl: 42, seite: 2 },
    options: { titel: null },
  },
}
