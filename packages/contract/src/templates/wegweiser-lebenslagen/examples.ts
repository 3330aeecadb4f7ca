import type { BlockExamples } from '../../examples/block-examples.ts'
import { allOf } from '../../examples/list-of.ts'
import { lebenslageExamples } from '../../examples/verfahren.ts'

const situations = { template: 'wegweiser-lebenslagen', slotName: 'content' } as const
const { typical: situation } = lebenslageExamples

/** Examples of `wegweiser-lebenslagen`. */
export const examples: BlockExamples<'wegweiser-lebenslagen'> = {
  typical: {
    ...situations,
    context: allOf(situation, lebenslageExamples.minimal),
    options: { titel: 'Lebenslagen' },
  },
  minimal: { ...situations, context: allOf(), options: { titel: null } },
  'long-words': {
    ...situations,
    context: allOf(lebenslageExamples['long-words']),
    options: { titel: 'Grundstücksverkehrsangelegenheitslebenslagen' },
  },
  english: {
    ...situations,
    context: allOf({ ...situation, sprache: 'en', titel: 'Documents and travel' }),
    options: { titel: 'Life situations' },
  },
}
