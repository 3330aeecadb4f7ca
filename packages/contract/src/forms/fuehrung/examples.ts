import type { BlockExamples } from '../../examples/block-examples.ts'
import { formExamples } from '../../examples/form-examples.ts'

/** Examples of `formular-fuehrung`. */
export const examples: BlockExamples<'formular-fuehrung'> = formExamples('formular-fuehrung', {
  de: {
    titel: 'Führung anfragen',
    einleitung: 'Sagen Sie uns, wann Sie kommen möchten; wir melden uns mit einem Vorschlag.',
  },
  en: { titel: 'Ask for a guided tour', einleitung: null },
  long: 'Stadtführungsterminanfrageformular',
})
