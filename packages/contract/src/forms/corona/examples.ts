import type { BlockExamples } from '../../examples/block-examples.ts'
import { formExamples } from '../../examples/form-examples.ts'

/** Examples of `formular-corona`. */
export const examples: BlockExamples<'formular-corona'> = formExamples('formular-corona', {
  de: {
    titel: 'Kontaktdaten hinterlassen',
    einleitung: 'Wir löschen Ihre Angaben vier Wochen nach Ihrem Besuch.',
  },
  en: { titel: 'Leave your contact details', einleitung: null },
  long: 'Besucherkontaktdatenerfassungsformular',
})
