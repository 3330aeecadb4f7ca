import type { BlockExamples } from '../../examples/block-examples.ts'
import { formExamples } from '../../examples/form-examples.ts'

/** Examples of `formular-brancheneintrag`. */
export const examples: BlockExamples<'formular-brancheneintrag'> = formExamples(
  'formular-brancheneintrag',
  {
    de: {
      titel: 'Betrieb eintragen',
      einleitung: 'Der Eintrag im Branchenverzeichnis ist kostenlos.',
    },
    en: { titel: 'Enter your business', einleitung: null },
    long: 'Branchenverzeichniseintragsänderungsformular',
  },
)
