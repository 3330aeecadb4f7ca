import type { AskedTexts } from '../define-form.ts'

/** What the form says in English. */
export const en: AskedTexts = {
  submit: 'Report a barrier',
  groups: { was: 'The barrier', wer: 'Would you like an answer?', absenden: 'Send' },
  fields: {
    seite: { label: 'On which page?', hint: 'The address or the heading of the page.' },
    beschreibung: {
      label: 'What is in your way?',
      hint: 'For example: which device or program you read with.',
    },
  },
}
