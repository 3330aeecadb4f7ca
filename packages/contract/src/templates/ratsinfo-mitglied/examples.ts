import type { BlockExamples } from '../../examples/block-examples.ts'
import { ratsmitgliedExamples } from '../../examples/rat.ts'

const block = { template: 'ratsinfo-mitglied', slotName: 'content', options: {} } as const

/** Examples of `ratsinfo-mitglied`. */
export const examples: BlockExamples<'ratsinfo-mitglied'> = {
  typical: { ...block, context: ratsmitgliedExamples.typical },
  minimal: { ...block, context: ratsmitgliedExamples.minimal },
  'long-words': { ...block, context: ratsmitgliedExamples['long-words'] },
  english: { ...block, context: ratsmitgliedExamples.typical },
}
