import type { BlockExamples } from '../../examples/block-examples.ts'
import { galerieExamples } from '../../examples/galerie.ts'

const gallery = { template: 'fotogalerie-detail', slotName: 'content', options: {} } as const

/** Examples of `fotogalerie-detail`. */
export const examples: BlockExamples<'fotogalerie-detail'> = {
  typical: { ...gallery, context: galerieExamples.typical },
  minimal: { ...gallery, context: galerieExamples.minimal },
  'long-words': { ...gallery, context: galerieExamples['long-words'] },
  english: { ...gallery, context: galerieExamples.english },
  'many-pictures': { ...gallery, context: galerieExamples['two-hundred-pictures'] },
  'every-shape': { ...gallery, context: galerieExamples['every-shape'] },
}
