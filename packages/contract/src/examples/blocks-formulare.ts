import type { BlockOf, TemplateName } from '../templates/index.ts'
import type { BlockExamples } from './blocks-content.ts'

type FormTemplate = Extract<TemplateName, `formular-${string}`>
type Above = BlockOf<FormTemplate>['options']

function examplesOf<Name extends FormTemplate>(
  template: Name,
  { de, en, long }: { de: Above; en: Above; long: string },
) {
  const block = { template, slotName: 'content', context: null } as const
  return {
    typical: { ...block, options: de },
    minimal: { ...block, options: { titel: null, einleitung: null } },
    'long-words': { ...block, options: { titel: long, einleitung: `${long} `.repeat(3) } },
    english: { ...block, options: en },
  }
}

/** Examples of `formular-veranstaltung`. */
export const formularVeranstaltung: BlockExamples<'formular-veranstaltung'> = examplesOf(
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

/** Examples of `formular-kontakt`. */
export const formularKontakt: BlockExamples<'formular-kontakt'> = examplesOf('formular-kontakt', {
  de: {
    titel: 'Schreiben Sie uns',
    einleitung: 'Wir antworten in der Regel innerhalb von zwei Werktagen.',
  },
  en: { titel: 'Write to us', einleitung: null },
  long: 'Bürgerserviceanfragenbeantwortungsformular',
})
