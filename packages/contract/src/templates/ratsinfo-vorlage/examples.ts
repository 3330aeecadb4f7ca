import type { BlockExamples } from '../../examples/block-examples.ts'
import { vorlageExamples } from '../../examples/vorlage.ts'

const block = { template: 'ratsinfo-vorlage', slotName: 'content', options: {} } as const

/** Examples of `ratsinfo-vorlage`. */
export const examples: BlockExamples<'ratsinfo-vorlage'> = {
  typical: { ...block, context: vorlageExamples.typical },
  minimal: { ...block, context: vorlageExamples.minimal },
  planned: { ...block, context: vorlageExamples.planned },
  withdrawn: { ...block, context: vorlageExamples.withdrawn },
  'long-words': { ...block, context: vorlageExamples['long-words'] },
  english: { ...block, context: vorlageExamples.typical },
}
