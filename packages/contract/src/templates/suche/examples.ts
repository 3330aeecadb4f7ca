import type { BlockExamples } from '../../examples/block-examples.ts'
import { listOfExamples } from '../../examples/list-of.ts'
import { suchtrefferExamples } from '../../examples/suche.ts'

const search = { template: 'suche', slotName: 'content', options: {} } as const

/** Examples of `suche`. */
export const examples: BlockExamples<'suche'> = {
  typical: { ...search, context: listOfExamples(...suchtrefferExamples.typical) },
  minimal: { ...search, context: listOfExamples() },
  'long-words': { ...search, context: listOfExamples(...suchtrefferExamples['long-words']) },
  english: { ...search, context: listOfExamples(...suchtrefferExamples.english) },
  away: { ...search, context: null },
}
