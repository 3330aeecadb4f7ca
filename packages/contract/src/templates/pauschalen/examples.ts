import type { Pauschale } from '../../entities/pauschale.ts'
import type { BlockExamples } from '../../examples/block-examples.ts'
import { listOfExamples } from '../../examples/list-of.ts'
import { pauschaleExamples } from '../../examples/pauschale.ts'

const block = {
  template: 'pauschalen',
  slotName: 'content',
  options: { titel: null, einleitung: null, anfrageseite: null },
} as const

const on = (heute: string, ...packages: Pauschale[]) => ({
  ...listOfExamples(...packages),
  heute,
})
const summer = '2027-06-16'

const { typical, minimal, english, email, ...others } = pauschaleExamples

/** Examples of `pauschalen`. */
export const examples: BlockExamples<'pauschalen'> = {
  typical: { ...block, context: on(summer, typical) },
  minimal: { ...block, context: on(summer, minimal) },
  gone: { ...block, context: on(summer) },
  email: { ...block, context: on(summer, email) },
  'out-of-season': { ...block, context: on('2026-11-24', typical) },
  over: { ...block, context: on('2027-11-01', typical) },
  'without-prices': { ...block, context: on(summer, others['without-prices']) },
  'long-words': {
    ...block,
    context: on(summer, others['long-words']),
    options: { ...block.options, titel: others['long-words'].titel },
  },
  english: { ...block, context: on(summer, english) },
  'broken-picture': { ...block, context: on(summer, others['broken-picture']) },
}
