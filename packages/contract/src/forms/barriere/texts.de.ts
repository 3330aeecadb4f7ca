import type { AskedTexts } from '../define-form.ts'

/** What the form says in German. */
export const de: AskedTexts = {
  submit: 'Barriere melden',
  groups: { was: 'Die Barriere', wer: 'Wollen Sie eine Antwort?', absenden: 'Absenden' },
  fields: {
    seite: { label: 'Auf welcher Seite?', hint: 'Die Adresse oder die Überschrift der Seite.' },
    beschreibung: {
      label: 'Was hindert Sie?',
      hint: 'Zum Beispiel: mit welchem Gerät oder Programm Sie lesen.',
    },
  },
}
