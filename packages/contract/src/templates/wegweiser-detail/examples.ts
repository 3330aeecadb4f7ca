import type { BlockExamples } from '../../examples/block-examples.ts'
import { verfahrenExamples } from '../../examples/verfahren.ts'

const { typical, minimal, english } = verfahrenExamples
const longWords = verfahrenExamples['long-words']
const procedure = { template: 'wegweiser-detail', slotName: 'content', options: {} } as const

/** Examples of `wegweiser-detail`. */
export const examples: BlockExamples<'wegweiser-detail'> = {
  typical: { ...procedure, context: typical },
  minimal: { ...procedure, context: minimal },
  'long-words': { ...procedure, context: longWords },
  english: { ...procedure, context: english },
}
