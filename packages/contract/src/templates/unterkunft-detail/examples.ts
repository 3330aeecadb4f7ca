import type { BlockExamples } from '../../examples/block-examples.ts'
import { unterkunftExamples } from '../../examples/unterkunft.ts'

const house = { template: 'unterkunft-detail', slotName: 'content', options: {} } as const

/** Examples of `unterkunft-detail`. */
export const examples: BlockExamples<'unterkunft-detail'> = {
  typical: { ...house, context: unterkunftExamples.typical },
  minimal: { ...house, context: unterkunftExamples.minimal },
  'long-words': { ...house, context: unterkunftExamples['long-words'] },
  english: { ...house, context: unterkunftExamples.english },
  'broken-picture': { ...house, context: unterkunftExamples['broken-picture'] },
}
