import { amtExamples } from '../../examples/amt.ts'
import type { BlockExamples } from '../../examples/block-examples.ts'

const office = { template: 'amt-detail', slotName: 'content', options: {} } as const

/** Examples of `amt-detail`. */
export const examples: BlockExamples<'amt-detail'> = {
  typical: { ...office, context: amtExamples.typical },
  minimal: { ...office, context: amtExamples.minimal },
  'long-words': { ...office, context: amtExamples['long-words'] },
  english: { ...office, context: amtExamples.english },
  'legacy-hours': { ...office, context: amtExamples['legacy-hours'] },
}
