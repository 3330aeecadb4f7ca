import type { AskedTexts } from '../define-form.ts'
import { bild, eintrag, wer } from '../shared-texts.en.ts'

/** What the form says in English. */
export const en: AskedTexts = {
  submit: 'Send entry',
  groups: {
    was: 'Your club',
    wo: 'How to find and reach you',
    bild: 'A picture for it',
    wer: 'Who is entering it?',
    absenden: 'Send',
  },
  fields: {
    ...wer,
    ...bild,
    ...eintrag,
    titel: { label: 'Which club?', fehlt: 'Please enter the name of the club.' },
    spezialisierung: { label: 'In a few words', hint: 'For example ‘wind band of 58’.' },
    strasse: { label: 'Street and number', hint: 'Where you meet, or where your office is.' },
    funktion: { label: 'What you do in the club', hint: 'For example chair or treasurer.' },
  },
}
