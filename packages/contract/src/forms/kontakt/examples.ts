import type { BlockExamples } from '../../examples/block-examples.ts'
import { formExamples } from '../../examples/form-examples.ts'

/** Examples of `formular-kontakt`. */
export const examples: BlockExamples<'formular-kontakt'> = formExamples('formular-kontakt', {
  de: {
    titel: 'Schreiben Sie uns',
    einleitung: 'Wir antworten in der Regel innerhalb von zwei Werktagen.',
  },
  en: { titel: 'Write to us', einleitung: null },
  long: 'Bürgerserviceanfragenbeantwortungsformular',
})
