import type { AskedTexts } from '../define-form.ts'

/** What the form says in German. */
export const de: AskedTexts = {
  submit: 'Aushang melden',
  groups: { was: 'Der Aushang', wer: 'Wollen Sie eine Antwort?', absenden: 'Absenden' },
  fields: {
    aushang: {
      label: 'Welcher Aushang?',
      hint: 'Seine Überschrift. Sind Sie von dort hierhergekommen, wissen wir es schon.',
    },
    grund: {
      label: 'Was stimmt nicht?',
      fehlt: 'Bitte wählen Sie, was nicht stimmt.',
      choices: {
        betrug: 'Verdacht auf Betrug oder Werbung',
        beleidigung: 'Beleidigend, gefährlich oder verboten',
        falsch: 'Falsch oder längst erledigt',
        doppelt: 'Hängt mehrmals',
        anderes: 'Etwas anderes',
      },
    },
    beschreibung: { label: 'Was haben Sie gesehen?' },
  },
}
