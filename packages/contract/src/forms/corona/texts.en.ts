import type { AskedTexts } from '../define-form.ts'

/** What the form says in English. */
export const en: AskedTexts = {
  submit: 'Send contact details',
  groups: { wann: 'Your visit', wer: 'How can we reach you?', absenden: 'Send' },
  fields: {
    einrichtung: {
      label: 'Which house are you visiting?',
      hint: 'For example the concert hall or the thermal bath.',
    },
    datum: { label: 'Day', fehlt: 'Please say on which day you visit it.' },
    uhrzeit: { label: 'Time', fehlt: 'Please say at what time you come.' },
    telefon: {
      label: 'Telephone',
      fehlt: 'Please enter a telephone number, for example +49 30 23125-100.',
      ungueltig: 'Please enter a telephone number, for example +49 30 23125-100.',
    },
  },
}
