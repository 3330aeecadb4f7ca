import type { BlockExamples } from '../../examples/block-examples.ts'
import { brettExamples } from '../../examples/stadt.ts'

const block = { template: 'schwarzes-brett-detail', slotName: 'content', options: {} } as const

/** Examples of `schwarzes-brett-detail`. */
export const examples: BlockExamples<'schwarzes-brett-detail'> = {
  typical: { ...block, context: brettExamples.typical },
  minimal: { ...block, context: brettExamples.minimal },
  done: { ...block, context: brettExamples.done },
  'by-mail-alone': { ...block, context: brettExamples['by-mail-alone'] },
  'long-words': { ...block, context: brettExamples['long-words'] },
  english: { ...block, context: brettExamples.typical },
}
