import type { BlockExamples } from '../../examples/block-examples.ts'
import { formExamples } from '../../examples/form-examples.ts'

/** Examples of `formular-veranstaltung`. */
export const examples: BlockExamples<'formular-veranstaltung'> = formExamples(
  'formular-veranstaltung',
  {
    de: {
      titel: 'Veranstaltung vorschlagen',
      einleitung: 'Wir sehen Ihren Vorschlag durch und melden uns, bevor er im Kalender steht.',
    },
    en: { titel: 'Suggest an event', einleitung: null },
    long: 'Veranstaltungskalendereintragsvorschlagsformular',
  },
)
