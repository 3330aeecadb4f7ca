import type { BlockExamples } from '../../examples/block-examples.ts'
import { formExamples } from '../../examples/form-examples.ts'

/** Examples of `formular-barriere`. */
export const examples: BlockExamples<'formular-barriere'> = formExamples('formular-barriere', {
  de: {
    titel: 'Barriere melden',
    einleitung: 'Sagen Sie uns, was Sie auf dieser Website hindert.',
  },
  en: { titel: 'Report a barrier', einleitung: null },
  long: 'Barrierefreiheitsbeanstandungsmeldeformular',
})
