import type { AskedTexts } from '../define-form.ts'

/** What the form says in German. */
export const de: AskedTexts = {
  submit: 'Anfrage absenden',
  groups: { wann: 'Ihr Aufenthalt', wer: 'Wer fragt an?', absenden: 'Absenden' },
  fields: {
    datum_von: {
      label: 'Anreise',
      fehlt: 'Bitte geben Sie an, an welchem Tag Sie anreisen.',
      ungueltig: 'Bitte geben Sie an, an welchem Tag Sie anreisen.',
      vergangen: 'Die Anreise liegt in der Vergangenheit. Bitte wählen Sie einen Tag ab heute.',
    },
    datum_bis: {
      label: 'Abreise',
      fehlt: 'Bitte geben Sie an, an welchem Tag Sie abreisen.',
      ungueltig: 'Bitte geben Sie an, an welchem Tag Sie abreisen.',
      vergangen: 'Die Abreise liegt in der Vergangenheit. Bitte wählen Sie einen Tag ab heute.',
      vor_beginn: 'Die Abreise liegt vor der Anreise.',
    },
  },
}
