import type { BlockExamples } from '../../examples/block-examples.ts'
import { sitzungExamples } from '../../examples/sitzung.ts'

const block = { template: 'ratsinfo-detail', slotName: 'content', options: {} } as const

/** Examples of `ratsinfo-detail`. */
export const examples: BlockExamples<'ratsinfo-detail'> = {
  typical: { ...block, context: sitzungExamples.typical },
  minimal: { ...block, context: sitzungExamples.minimal },
  cancelled: { ...block, context: sitzungExamples.cancelled },
  internal: { ...block, context: sitzungExamples.internal },
  'long-words': { ...block, context: sitzungExamples['long-words'] },
  english: { ...block, context: sitzungExamples.typical },
}
