import type { BlockExamples } from '../../examples/block-examples.ts'
import { formExamples } from '../../examples/form-examples.ts'

/** Examples of `formular-verein`. */
export const examples: BlockExamples<'formular-verein'> = formExamples('formular-verein', {
  de: {
    titel: 'Verein eintragen',
    einleitung: 'Neu im Verzeichnis oder umgezogen? Sagen Sie uns, was dastehen soll.',
  },
  en: { titel: 'Enter your club', einleitung: null },
  long: 'Vereinsverzeichniseintragsänderungsformular',
})
