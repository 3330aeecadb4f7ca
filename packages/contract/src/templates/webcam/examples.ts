import type { BlockExamples } from '../../examples/block-examples.ts'
import { listOfExamples } from '../../examples/list-of.ts'
import { webcamExamples } from '../../examples/mediathek.ts'

const cameras = { template: 'webcam', slotName: 'content' } as const
const { typical, minimal, silent, english } = webcamExamples

/** Examples of `webcam`. */
export const examples: BlockExamples<'webcam'> = {
  typical: {
    ...cameras,
    context: listOfExamples(typical, webcamExamples['without-player']),
    options: { titel: 'Webcams' },
  },
  minimal: { ...cameras, context: listOfExamples(), options: { titel: null } },
  'long-words': {
    ...cameras,
    context: listOfExamples(webcamExamples['long-words']),
    options: { titel: 'Aussichtsplattformpanoramalivebildkameras' },
  },
  english: { ...cameras, context: listOfExamples(english), options: { titel: null } },
  'no-picture': {
    ...cameras,
    context: listOfExamples(silent, minimal),
    options: { titel: null },
  },
}
