import type { AskedTexts } from '../define-form.ts'

/** What the form says in German. */
export const de: AskedTexts = {
  submit: 'Anfrage absenden',
  groups: { was: 'Ihre Führung', wer: 'Wer fragt an?', absenden: 'Absenden' },
  fields: {
    fuehrung: {
      label: 'Welche Führung?',
      hint: 'Zum Beispiel „Altstadt“ oder „Nachtwächterrunde“.',
    },
    termin: {
      label: 'Tag',
      fehlt: 'Bitte geben Sie an, an welchem Tag die Führung stattfinden soll.',
      ungueltig: 'Bitte geben Sie an, an welchem Tag die Führung stattfinden soll.',
    },
    uhrzeit: {
      label: 'Uhrzeit',
      fehlt: 'Bitte geben Sie an, zu welcher Uhrzeit die Führung stattfinden soll.',
      ungueltig: 'Bitte geben Sie an, zu welcher Uhrzeit die Führung stattfinden soll.',
    },
  },
}
