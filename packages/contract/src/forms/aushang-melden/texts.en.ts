import type { AskedTexts } from '../define-form.ts'

/** What the form says in English. */
export const en: AskedTexts = {
  submit: 'Report notice',
  groups: { was: 'The notice', wer: 'Would you like an answer?', absenden: 'Send' },
  fields: {
    aushang: {
      label: 'Which notice?',
      hint: 'Its heading. If you have come here from the notice, we know it already.',
    },
    grund: {
      label: 'What is wrong?',
      fehlt: 'Please choose what is wrong.',
      choices: {
        betrug: 'Looks like fraud or advertising',
        beleidigung: 'Insulting, dangerous or forbidden',
        falsch: 'Untrue, or done long ago',
        doppelt: 'Hangs several times',
        anderes: 'Something else',
      },
    },
    beschreibung: { label: 'What have you seen?' },
  },
}
