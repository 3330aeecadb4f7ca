import type { BlockExamples } from '../../examples/block-examples.ts'
import { warenkorbExamples } from '../../examples/warenkorb.ts'

const block = { template: 'warenkorb', slotName: 'content' } as const
const none = { titel: null, einleitung: null }

/** Examples of `warenkorb`; `elsewhere` stands on a page that everybody gets alike. */
export const examples: BlockExamples<'warenkorb'> = {
  typical: { ...block, context: warenkorbExamples.typical, options: none },
  minimal: { ...block, context: warenkorbExamples.empty, options: none },
  tickets: { ...block, context: warenkorbExamples.tickets, options: none },
  changed: { ...block, context: warenkorbExamples.changed, options: none },
  'long-words': {
    ...block,
    context: warenkorbExamples['long-words'],
    options: { titel: 'Fremdenverkehrsandenkenwarenkorb', einleitung: null },
  },
  english: { ...block, context: warenkorbExamples.english, options: none },
  elsewhere: {
    ...block,
    context: null,
    options: { titel: 'Ihr Warenkorb', einleitung: 'Was Sie ausgesucht haben, bleibt 30 Tage.' },
  },
}
