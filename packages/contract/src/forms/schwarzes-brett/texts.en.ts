import type { AskedTexts } from '../define-form.ts'
import { bild } from '../shared-texts.en.ts'

/** What is said where a text names a number or an address; the rest of it stays. */
const noContact = {
  links:
    'No web or e-mail addresses, please: answers reach you through our form. The rest of your text stays.',
  nummern:
    'No telephone numbers in the text, please: enter your number below and allow it to stand on the notice. The rest of your text stays.',
}

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
    titel: { label: 'Heading', kurz: 'Please say in the heading what it is about.', ...noContact },
    text: {
      label: 'Text',
      hint: 'What the neighbourhood needs to know. No telephone numbers, e-mail or web addresses: whoever wants to answer writes to you through a form.',
      ...noContact,
    },
    preis: {
      label: 'Price',
      hint: 'As it is to stand there: ‘40 euros’ or ‘free’.',
      ...noContact,
    },
    email: {
      label: 'E-mail address',
      hint: 'We send the link there by which you confirm, change and take down the notice. It never stands on the notice. A link that you have got within the last hour holds for this notice, too.',
      maximum:
        'There are ten notices of this address already, and there may not be more. Please take one down first; what you have written here stays.',
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
    zeige_telefon: { label: 'My telephone number may stand on the notice.' },
  },
}
