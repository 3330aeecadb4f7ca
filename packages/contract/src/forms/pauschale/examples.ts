import { angeboteExamples } from '../../examples/angebote.ts'
import type { BlockExamples } from '../../examples/block-examples.ts'
import { formExamplesWith } from '../../examples/form-examples.ts'

const byForm = formExamplesWith({ anfrageart: 'formular' as const }, 'formular-pauschale', {
  de: { titel: 'Pauschale anfragen', einleitung: 'Ihre Anfrage ist unverbindlich.' },
  en: { titel: 'Ask for a package', einleitung: null },
  long: 'Gesundheitsvorsorgepauschalangebotsanfrageformular',
})

/** Examples of `formular-pauschale`. */
export const examples: BlockExamples<'formular-pauschale'> = {
  ...byForm,
  choice: { ...byForm.typical, context: angeboteExamples.typical },
  mixed: { ...byForm.typical, context: angeboteExamples.byMail },
  email: { ...byForm.typical, options: { ...byForm.typical.options, anfrageart: 'email' } },
}
