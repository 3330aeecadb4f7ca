import type { BlockExamples } from '../../examples/block-examples.ts'
import { ratsinfoSucheExamples } from '../../examples/ratsinfo.ts'

const block = { template: 'ratsinfo-suche', slotName: 'content' } as const

/** Examples of `ratsinfo-suche`. */
export const examples: BlockExamples<'ratsinfo-suche'> = {
  typical: { ...block, context: ratsinfoSucheExamples.typical, options: { titel: null } },
  minimal: { ...block, context: ratsinfoSucheExamples.minimal, options: { titel: null } },
  away: { ...block, context: null, options: { titel: null } },
  english: { ...block, context: ratsinfoSucheExamples.typical, options: { titel: 'Search' } },
  'long-words': {
    ...block,
    context: ratsinfoSucheExamples['long-words'],
    options: { titel: null },
  },
}
