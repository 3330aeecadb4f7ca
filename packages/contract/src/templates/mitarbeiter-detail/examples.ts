import type { BlockExamples } from '../../examples/block-examples.ts'
import { mitarbeiterExamples } from '../../examples/mitarbeiter.ts'

const person = { template: 'mitarbeiter-detail', slotName: 'content', options: {} } as const

/** Examples of `mitarbeiter-detail`. */
export const examples: BlockExamples<'mitarbeiter-detail'> = {
  typical: { ...person, context: mitarbeiterExamples.typical },
  minimal: { ...person, context: mitarbeiterExamples.minimal },
  'long-words': { ...person, context: mitarbeiterExamples['long-words'] },
  english: { ...person, context: mitarbeiterExamples.english },
}
