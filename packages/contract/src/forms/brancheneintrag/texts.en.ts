import type { AskedTexts } from '../define-form.ts'
import { bild, eintrag, wer } from '../shared-texts.en.ts'

/** What the form says in English. */
export const en: AskedTexts = {
  submit: 'Send entry',
  groups: {
    was: 'Your business',
    wo: 'How to find and reach you',
    bild: 'A picture for it',
    wer: 'Who is entering it?',
    absenden: 'Send',
  },
  fields: {
    ...wer,
    ...bild,
    ...eintrag,
    titel: { label: 'Which business?', fehlt: 'Please enter the name of the business.' },
    spezialisierung: { label: 'In a few words', hint: 'For example ‘picture frames and gilding’.' },
    rubrik: {
      label: 'Which category does it belong to?',
      hint: 'For example crafts, inn or medical practice. We will put it in the right place.',
    },
    oeffnungszeiten: {
      label: 'Opening hours',
      hint: 'In your own words: ‘Monday to Friday 9 am to 6 pm, closed on Wednesdays’.',
    },
    zeige_adresse: {
      label: 'The address may stand on the website.',
      hint: 'Leave the box empty if you work from home.',
    },
  },
}
