import type { BlockExamples } from '../../examples/block-examples.ts'
import { formExamples } from '../../examples/form-examples.ts'

/** Examples of `formular-aushang-melden`. */
export const examples: BlockExamples<'formular-aushang-melden'> = formExamples(
  'formular-aushang-melden',
  {
    de: {
      titel: 'Aushang melden',
      einleitung: 'Wir sehen uns jeden gemeldeten Aushang an, meist am selben Tag.',
    },
    en: { titel: 'Report a notice', einleitung: null },
    long: 'Schwarzbrettaushangbeanstandungsmeldeformular',
  },
)
