import { aktuellesExamples } from '../../examples/aktuelles.ts'
import type { BlockExamples } from '../../examples/block-examples.ts'
import { listOfExamples } from '../../examples/list-of.ts'

const news = { template: 'aktuelles', slotName: 'content' } as const

/** Examples of `aktuelles`. */
export const examples: BlockExamples<'aktuelles'> = {
  typical: {
    ...news,
    context: listOfExamples(aktuellesExamples.typical, aktuellesExamples.minimal),
    options: { titel: 'Aktuelles' },
  },
  minimal: { ...news, context: listOfExamples(), options: { titel: null } },
  'long-words': {
    ...news,
    context: listOfExamples(aktuellesExamples['long-words']),
    options: { titel: 'Pressemitteilungsveröffentlichungen' },
  },
  english: {
    ...news,
    context: listOfExamples(aktuellesExamples.english),
    options: { titel: 'News' },
  },
  'broken-picture': {
    ...news,
    context: listOfExamples(aktuellesExamples['broken-picture']),
    options: { titel: 'Aktuelles' },
  },
}
