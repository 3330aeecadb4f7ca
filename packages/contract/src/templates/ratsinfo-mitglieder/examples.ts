import type { BlockExamples } from '../../examples/block-examples.ts'
import { listOfExamples } from '../../examples/list-of.ts'
import { ratsmitgliedExamples } from '../../examples/rat.ts'

const block = { template: 'ratsinfo-mitglieder', slotName: 'content' } as const

/** Examples of `ratsinfo-mitglieder`. */
export const examples: BlockExamples<'ratsinfo-mitglieder'> = {
  typical: {
    ...block,
    context: listOfExamples(ratsmitgliedExamples.typical, ratsmitgliedExamples.minimal),
    options: { titel: 'Mitglieder' },
  },
  minimal: { ...block, context: listOfExamples(), options: { titel: null } },
  'long-words': {
    ...block,
    context: listOfExamples(ratsmitgliedExamples['long-words']),
    options: { titel: null },
  },
  english: {
    ...block,
    context: listOfExamples(ratsmitgliedExamples.typical),
    options: { titel: 'Members' },
  },
}
