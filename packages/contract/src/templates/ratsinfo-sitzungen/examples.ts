import type { BlockExamples } from '../../examples/block-examples.ts'
import { sitzungslisteExamples } from '../../examples/ratsinfo.ts'

const block = { template: 'ratsinfo-sitzungen', slotName: 'content' } as const

/** Examples of `ratsinfo-sitzungen`. */
export const examples: BlockExamples<'ratsinfo-sitzungen'> = {
  typical: { ...block, context: sitzungslisteExamples.typical, options: { titel: null } },
  minimal: { ...block, context: sitzungslisteExamples.minimal, options: { titel: null } },
  month: { ...block, context: sitzungslisteExamples.month, options: { titel: 'Sitzungen' } },
  english: { ...block, context: sitzungslisteExamples.typical, options: { titel: 'Meetings' } },
  'long-words': {
    ...block,
    context: sitzungslisteExamples['long-words'],
    options: { titel: null },
  },
}
