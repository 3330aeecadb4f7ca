import { aktuellesExamples } from '../../examples/aktuelles.ts'
import type { BlockExamples } from '../../examples/block-examples.ts'

const article = { template: 'aktuelles-detail', slotName: 'content', options: {} } as const

/** Examples of `aktuelles-detail`. */
export const examples: BlockExamples<'aktuelles-detail'> = {
  typical: { ...article, context: aktuellesExamples.typical },
  minimal: { ...article, context: aktuellesExamples.minimal },
  'long-words': { ...article, context: aktuellesExamples['long-words'] },
  english: { ...article, context: aktuellesExamples.english },
  'broken-picture': { ...article, context: aktuellesExamples['broken-picture'] },
}
