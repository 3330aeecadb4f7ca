import { amtExamples } from '../../examples/amt.ts'
import type { BlockExamples } from '../../examples/block-examples.ts'
import { allOf } from '../../examples/list-of.ts'

const units = { template: 'wegweiser-organisation', slotName: 'content' } as const
const above = { ...amtExamples.minimal, id: 9, titel: 'Haupt- und Personalamt' }

/** Examples of `wegweiser-organisation`. */
export const examples: BlockExamples<'wegweiser-organisation'> = {
  typical: {
    ...units,
    context: allOf(above, amtExamples.typical, amtExamples.minimal),
    options: { titel: 'Organisation' },
  },
  minimal: { ...units, context: allOf(), options: { titel: null } },
  'long-words': { ...units, context: allOf(amtExamples['long-words']), options: { titel: null } },
  english: { ...units, context: allOf(amtExamples.english), options: { titel: 'Organisation' } },
}
