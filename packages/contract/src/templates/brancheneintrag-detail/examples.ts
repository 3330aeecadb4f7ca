import type { BlockExamples } from '../../examples/block-examples.ts'
import { brancheneintragExamples } from '../../examples/gewerbe.ts'

const entry = { template: 'brancheneintrag-detail', slotName: 'content', options: {} } as const

/** Examples of `brancheneintrag-detail`. */
export const examples: BlockExamples<'brancheneintrag-detail'> = {
  typical: { ...entry, context: brancheneintragExamples.typical },
  minimal: { ...entry, context: brancheneintragExamples.minimal },
  'car-park': { ...entry, context: brancheneintragExamples['car-park'] },
  'long-words': { ...entry, context: brancheneintragExamples['long-words'] },
  english: { ...entry, context: brancheneintragExamples.english },
}
