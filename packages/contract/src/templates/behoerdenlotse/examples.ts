import { amtExamples } from '../../examples/amt.ts'
import type { BlockExamples } from '../../examples/block-examples.ts'
import { allOf } from '../../examples/list-of.ts'

const guide = { template: 'behoerdenlotse', slotName: 'content' } as const
const { typical, minimal, english } = amtExamples

/** Examples of `behoerdenlotse`. */
export const examples: BlockExamples<'behoerdenlotse'> = {
  typical: {
    ...guide,
    context: allOf(typical, minimal, amtExamples['legacy-hours']),
    options: { titel: 'Ämter und Mitarbeiter' },
  },
  minimal: { ...guide, context: allOf(), options: { titel: null } },
  'long-words': {
    ...guide,
    context: allOf(amtExamples['long-words']),
    options: { titel: 'Grundstücksverkehrsgenehmigungszuständigkeiten' },
  },
  english: { ...guide, context: allOf(english), options: { titel: 'Offices and staff' } },
}
