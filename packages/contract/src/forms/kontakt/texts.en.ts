import type { AskedTexts } from '../define-form.ts'

/** What the form says in English. */
export const en: AskedTexts = {
  submit: 'Send message',
  groups: { nachricht: 'Your message', wer: 'Who is writing?', absenden: 'Send' },
  fields: {
    betreff: { label: 'What is it about?' },
    nachricht: { label: 'Message' },
    email: {
      label: 'E-mail address',
      hint: 'If you would like an answer by e-mail.',
      ungueltig: 'Please enter a valid e-mail address, for example name@example.org.',
      fehlt: 'Please enter an e-mail address or a telephone number, so that we can answer you.',
    },
    telefon: {
      label: 'Telephone',
      hint: 'If you would like us to call you.',
      ungueltig: 'Please enter a telephone number, for example +49 30 23125-100.',
    },
  },
}
