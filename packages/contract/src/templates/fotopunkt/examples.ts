import type { BlockExamples } from '../../examples/block-examples.ts'
import { listOfExamples } from '../../examples/list-of.ts'
import { fotopunktExamples } from '../../examples/mediathek.ts'

const point = { template: 'fotopunkt', slotName: 'content' } as const
const { typical, english, 'long-words': longWords } = fotopunktExamples

/** Examples of `fotopunkt`. */
export const examples: BlockExamples<'fotopunkt'> = {
  typical: {
    ...point,
    context: listOfExamples(typical),
    options: { titel: 'Was Gäste sehen', archiv: null },
  },
  minimal: { ...point, context: listOfExamples(), options: { titel: null, archiv: null } },
  'long-words': {
    ...point,
    context: listOfExamples(longWords),
    options: { titel: 'Selbstauslöserfotopunktbildersammlung', archiv: null },
  },
  english: {
    ...point,
    context: listOfExamples(english),
    options: { titel: 'What guests see', archiv: null },
  },
  /** Its archive lies with another house. */
  elsewhere: {
    ...point,
    context: listOfExamples(typical),
    options: {
      titel: null,
      archiv: 'https://webcam.bad-silberbronn.example/archiv?tag={datum}',
    },
  },
}
