import type { AskedTexts } from '../define-form.ts'
import { bild } from '../shared-texts.en.ts'

/** What the form says in English. */
export const en: AskedTexts = {
  submit: 'Send notice',
  groups: {
    was: 'Your notice',
    bild: 'A picture for it',
    wer: 'Who is putting it up?',
    absenden: 'Send',
  },
  fields: {
    ...bild,
    art: {
      label: 'What is it about?',
      fehlt: 'Please choose what it is about.',
      choices: {
        biete: 'Offered',
        suche: 'Wanted',
        verschenke: 'Given away',
        verloren: 'Lost',
        gefunden: 'Found',
        veranstaltung: 'Event',
        mitfahren: 'Lifts',
        sonstiges: 'Anything else',
      },
    },
    titel: { label: 'Heading' },
    text: { label: 'Text', hint: 'What the neighbourhood needs to know.' },
    preis: { label: 'Price', hint: 'As it is to stand there: ‘40 euros’ or ‘free’.' },
    ablaufdatum: {
      label: 'Until when should it hang?',
      hint: '180 days at most.',
      fehlt: 'Please say until which day the notice should hang.',
      ungueltig: 'Please say until which day the notice should hang.',
      maximum: 'A notice hangs for 180 days at most. Please choose an earlier day.',
    },
    email: {
      label: 'E-mail address',
      hint: 'For our confirmation. It stands on the notice only if you allow it below.',
      fehlt: 'Please enter a valid e-mail address, for example name@example.org.',
      ungueltig: 'Please enter a valid e-mail address, for example name@example.org.',
    },
    telefon: {
      label: 'Telephone',
      hint: 'The number stands on the notice only if you allow it below.',
      ungueltig: 'Please enter a telephone number, for example +49 30 23125-100.',
      fehlt: 'Please enter the telephone number that is to stand on the notice.',
    },
    zeige_name: { label: 'My name may stand on the notice.' },
    zeige_telefon: {
      label: 'My telephone number may stand on the notice.',
      freigabe:
        'Please allow the telephone number or the e-mail address on the notice, so that somebody can answer you.',
    },
    zeige_email: { label: 'My e-mail address may stand on the notice.' },
  },
}
