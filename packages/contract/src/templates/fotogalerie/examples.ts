import type { BlockExamples } from '../../examples/block-examples.ts'
import { galerieEintragExamples } from '../../examples/galerie.ts'
import { listOfExamples } from '../../examples/list-of.ts'

const galleries = { template: 'fotogalerie', slotName: 'content' } as const
const { typical, portrait, 'long-words': longWords, english, minimal } = galerieEintragExamples

/** Examples of `fotogalerie`. */
export const examples: BlockExamples<'fotogalerie'> = {
  typical: {
    ...galleries,
    context: listOfExamples(typical, portrait, minimal),
    options: { titel: 'Aus dem Bildarchiv' },
  },
  minimal: { ...galleries, context: listOfExamples(), options: { titel: null } },
  'long-words': {
    ...galleries,
    context: listOfExamples(longWords),
    options: { titel: 'Fotografiewettbewerbsteilnehmerausstellung' },
  },
  english: {
    ...galleries,
    context: listOfExamples(english),
    options: { titel: 'From our archive' },
  },
}
