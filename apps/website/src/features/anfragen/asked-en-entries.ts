import type { EntryTexts, FieldTexts } from './texts.ts'

const validEmail = 'Please enter a valid e-mail address, for example name@example.org.'
const validTelephone = 'Please enter a telephone number, for example +49 30 23125-100.'

const wer: Record<string, FieldTexts> = {
  email: {
    label: 'Your e-mail address',
    hint: 'For our confirmation and for questions. It is not published.',
    fehlt: validEmail,
    ungueltig: validEmail,
  },
  telefon: {
    label: 'Your telephone',
    hint: 'For questions. It is not published.',
    ungueltig: validTelephone,
  },
}

/** Words of a picture and its rights. */
export const bildEn: Record<string, FieldTexts> = {
  bild: {
    label: 'Choose a picture',
    hint: 'JPEG, PNG, WebP or AVIF, 10 MB at most.',
    nochmal: 'Please choose the picture once more; your browser does not keep it.',
  },
  bildtext: {
    label: 'What can be seen in the picture?',
    hint: 'One sentence for people who cannot see it.',
    fehlt: 'Please describe what can be seen in the picture.',
  },
  bildcopyright: {
    label: 'Whose picture is it?',
    hint: 'For example ‘Photo: Renate Example’. We may show it on this website.',
    fehlt: 'Please say whose picture it is.',
  },
}

const eintrag: Record<string, FieldTexts> = {
  ...wer,
  ...bildEn,
  vorhaben: {
    label: 'What would you like?',
    fehlt: 'Please choose whether the entry is new or is to be changed.',
    choices: { neu: 'A new entry', aenderung: 'An entry to be changed' },
  },
  text: {
    label: 'Text',
    hint: 'New: a few sentences that are to stand there. Change: what is to be different.',
  },
  kontakt_telefon: {
    label: 'Telephone for everybody',
    hint: 'Stands on the website.',
    ungueltig: 'Please enter a number at ‘Telephone for everybody’, for example +49 30 23125-100.',
  },
  kontakt_email: {
    label: 'E-mail address for everybody',
    hint: 'Stands on the website.',
    ungueltig:
      'Please enter a valid address at ‘E-mail address for everybody’, for example name@example.org.',
  },
  link: { label: 'Website', ungueltig: 'Please enter an address that begins with https://.' },
}

/** Words of the forms with which people enter themselves somewhere, in English. */
export const entriesEn: EntryTexts = {
  verein: {
    submit: 'Send entry',
    groups: {
      was: 'Your club',
      wo: 'How to find and reach you',
      bild: 'A picture for it',
      wer: 'Who is entering it?',
      absenden: 'Send',
    },
    fields: {
      ...eintrag,
      titel: { label: 'Which club?', fehlt: 'Please enter the name of the club.' },
      spezialisierung: {
        label: 'In a few words',
        hint: 'For example ‘wind band of 58’.',
      },
      strasse: {
        label: 'Street and number',
        hint: 'Where you meet, or where your office is.',
      },
      funktion: {
        label: 'What you do in the club',
        hint: 'For example chair or treasurer.',
      },
    },
  },
  brancheneintrag: {
    submit: 'Send entry',
    groups: {
      was: 'Your business',
      wo: 'How to find and reach you',
      bild: 'A picture for it',
      wer: 'Who is entering it?',
      absenden: 'Send',
    },
    fields: {
      ...eintrag,
      titel: { label: 'Which business?', fehlt: 'Please enter the name of the business.' },
      spezialisierung: {
        label: 'In a few words',
        hint: 'For example ‘picture frames and gilding’.',
      },
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
  },
  'schwarzes-brett': {
    submit: 'Send notice',
    groups: {
      was: 'Your notice',
      bild: 'A picture for it',
      wer: 'Who is putting it up?',
      absenden: 'Send',
    },
    fields: {
      ...bildEn,
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
        ...wer.email,
        label: 'E-mail address',
        hint: 'For our confirmation. It stands on the notice only if you allow it below.',
      },
      telefon: {
        ...wer.telefon,
        label: 'Telephone',
        hint: 'The number stands on the notice only if you allow it below.',
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
  },
  corona: {
    submit: 'Send contact details',
    groups: { wann: 'Your visit', wer: 'How can we reach you?', absenden: 'Send' },
    fields: {
      einrichtung: {
        label: 'Which house are you visiting?',
        hint: 'For example the concert hall or the thermal bath.',
      },
      datum: { label: 'Day', fehlt: 'Please say on which day you visit it.' },
      uhrzeit: { label: 'Time', fehlt: 'Please say at what time you come.' },
      telefon: { label: 'Telephone', fehlt: validTelephone, ungueltig: validTelephone },
    },
  },
}
