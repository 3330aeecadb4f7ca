import type { BlockExamples } from '../../examples/block-examples.ts'
import { ratsinfoExamples } from '../../examples/ratsinfo.ts'

const block = { template: 'ratsinfo', slotName: 'content' } as const

/** Examples of `ratsinfo`. */
export const examples: BlockExamples<'ratsinfo'> = {
  typical: {
    ...block,
    context: ratsinfoExamples.typical,
    options: { titel: 'Rat und Ausschüsse' },
  },
  minimal: { ...block, context: ratsinfoExamples.minimal, options: { titel: null } },
  english: { ...block, context: ratsinfoExamples.typical, options: { titel: 'The town council' } },
  'long-words': { ...block, context: ratsinfoExamples['long-words'], options: { titel: null } },
}
