import { aktuellesExamples } from '../../examples/aktuelles.ts'
import type { BlockExamples } from '../../examples/block-examples.ts'
import { listOfExamples } from '../../examples/list-of.ts'

const { typical, minimal, english } = aktuellesExamples
const ticker = { template: 'newsticker', slotName: 'content' } as const
const noLink = { einleitung: null, link: null, linktext: null }
const further = [31, 32, 33, 34].map((id) => ({ ...typical, id }))

/** Examples of `newsticker`. */
export const examples: BlockExamples<'newsticker'> = {
  typical: {
    ...ticker,
    context: listOfExamples(typical, minimal, ...further),
    options: {
      titel: 'Aktuelles aus der Stadt',
      einleitung: 'Was sich in Bad Silberbronn tut.',
      link: '/de/aktuelles/',
      linktext: 'Alle Meldungen',
    },
  },
  minimal: { ...ticker, context: listOfExamples(), options: { titel: null, ...noLink } },
  'long-words': {
    ...ticker,
    context: listOfExamples(aktuellesExamples['long-words'], typical),
    options: { titel: 'Pressemitteilungsveröffentlichungen', ...noLink },
  },
  english: {
    ...ticker,
    context: listOfExamples(english, { ...english, id: 35 }),
    options: { titel: 'News', ...noLink },
  },
  single: {
    ...ticker,
    context: listOfExamples(typical),
    options: { titel: 'Eine Meldung', ...noLink },
  },
}
