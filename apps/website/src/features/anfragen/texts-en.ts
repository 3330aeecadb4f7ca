import type { FormTexts } from './texts.ts'
import { bildEn, entriesEn } from './texts-en-entries.ts'
import { placeEn } from './texts-en-place.ts'
import { reportsEn } from './texts-en-reports.ts'

const validEmail = 'Please enter a valid e-mail address, for example name@example.org.'

/** Words of the forms in English. */
export const en: FormTexts = {
  success: {
    title: 'Thank you for your request!',
    text: 'We will deal with your request as soon as possible.',
    referenz: (referenz) => `Your reference number: ${referenz}`,
    status: 'See how your request is getting on',
    back: 'back to the form',
  },
  error: {
    title: 'Unfortunately there was an error with your request',
    text: 'The error will be fixed as soon as possible. What you entered is still in the form; you can try again in a few minutes.',
    write: (email) => `In urgent cases please write us an e-mail: ${email}`,
    busy: 'A great many requests have come from your connection in a short time. Please try again in ten minutes; what you entered stays where it is.',
    incomplete:
      'The address of this page does not say which package and which hotel it is about. Please choose an offer first; a link leads here from there.',
    offers: { text: 'To the packages', href: '/en/package-offers/' },
    subject: 'Request from the website',
  },
  mail: {
    subject: 'Pauschalanfrage',
    body: 'Hello,\n\nI am interested in a package.\n\nArrival:\nDeparture:\nType of room:\nNumber of people:\nMeals:\nAddress:\nTelephone:\n',
    link: 'Write an e-mail to the tourist information',
    away: 'The e-mail address cannot be had at the moment. Please give us a ring.',
  },
  problems: {
    fehlt: (label) => `Please fill in ‘${label}’.`,
    kurz: (label) => `‘${label}’ is too short.`,
    lang: (label) => `‘${label}’ is too long. Please shorten your text.`,
    zeichen: (label) =>
      `‘${label}’ has characters that are not possible here, such as a line break.`,
    ungueltig: (label) => `Please check ‘${label}’.`,
    vergangen: (label) => `‘${label}’ is in the past. Please choose today or a later day.`,
    vor_beginn: (label) => `‘${label}’ is before the beginning.`,
    minimum: (label) => `‘${label}’ is too small.`,
    maximum: (label) => `‘${label}’ is too large.`,
    eines: (label) => `Please fill in ‘${label}’ or the other field, not both.`,
    zustimmung: () => 'Please agree that we may process what you have entered.',
    datei_art: () => 'Please choose a picture as JPEG, PNG, WebP or AVIF.',
    datei_gross: () => 'The picture is too large: 10 MB at most.',
    dateien_zahl: () => 'Please choose five photos at most.',
    dateien_gross: () =>
      'The photos are too large together: 25 MB at most. Please choose fewer or smaller ones.',
    nochmal: () => 'Please choose the photos once more; your browser does not keep them.',
    links: (label) =>
      `There are more than three links in ‘${label}’. Please take some out; the rest of your text stays.`,
    freigabe: (label) => `Please release ‘${label}’.`,
  },
  pictures: {
    count: (pictures) => (pictures === 1 ? 'One picture chosen.' : `${pictures} pictures chosen.`),
    looking: 'being prepared …',
    remove: 'Remove',
    again: (names) =>
      names.length === 1
        ? `Please choose your picture once more, your browser has not kept it: ${names.join()}`
        : `Please choose your pictures once more, your browser has not kept them: ${names.join(', ')}`,
  },
  ...placeEn,
  trap: 'Please leave this field empty',
  required: 'Fields with the word ‘required’ must be filled in.',
  consent: {
    before:
      'I agree that what I have entered is stored in order to deal with this request. More about it in our ',
    link: 'data protection notice',
    after: '.',
    href: '/en/privacy/',
  },
  fields: {
    vorname: {
      label: 'First name',
      fehlt: 'Please enter your first name.',
      kurz: 'Please enter your first name.',
    },
    nachname: {
      label: 'Last name',
      fehlt: 'Please enter your last name.',
      kurz: 'Please enter your last name.',
    },
    email: { label: 'E-mail address', fehlt: validEmail, ungueltig: validEmail },
    telefon: {
      label: 'Telephone',
      ungueltig: 'Please enter a telephone number, for example +49 30 23125-100.',
    },
    datenschutz: { label: 'Consent' },
    strasse: { label: 'Street and number' },
    plz: { label: 'Postcode' },
    ort: { label: 'Town' },
    anzahl_personen: {
      label: 'Number of people',
      fehlt: 'Please enter the number of people.',
      ungueltig: 'Please enter the number of people as a whole number.',
      minimum: 'The smallest number of people is 1.',
      maximum: 'For more than 500 people please give us a ring.',
    },
    bemerkung: { label: 'Remarks', hint: 'What else should we know?' },
  },
  forms: {
    ...entriesEn,
    ...reportsEn,
    veranstaltung: {
      submit: 'Suggest this event',
      groups: {
        was: 'What is it?',
        wann: 'When and where?',
        bild: 'A picture for it',
        wer: 'Who is behind it?',
        absenden: 'Send',
      },
      fields: {
        titel: { label: 'Title of the event' },
        beschreibung: {
          label: 'Description',
          hint: 'What can guests look forward to? Two to five sentences will do.',
        },
        eintritt: { label: 'Admission', hint: 'For example ‘6 euros, children free’.' },
        link: {
          label: 'Website of the event',
          ungueltig: 'Please enter an address that begins with https://.',
        },
        datum_von: { label: 'First day', fehlt: 'Please say on which day the event begins.' },
        datum_bis: {
          label: 'Last day',
          hint: 'Only if it takes several days.',
          vor_beginn: 'The last day is before the first day.',
        },
        timeFrom: {
          label: 'Begins at',
          ungueltig: 'Please enter a time of day, for example 19:30.',
        },
        timeTo: { label: 'Ends at', ungueltig: 'Please enter a time of day, for example 21:30.' },
        wiederholung: {
          label: 'Does it repeat?',
          hint: 'In your own words: ‘every second Friday of the month, except in August’.',
        },
        veranstaltungsort: {
          label: 'Place',
          hint: 'House, hall or meeting point, with the street.',
        },
        ...bildEn,
        veranstalter: { label: 'Organiser', hint: 'Club, house or person. Stands on the website.' },
        email: {
          label: 'E-mail address',
          hint: 'For our confirmation and for questions. It is not published.',
          fehlt: validEmail,
          ungueltig: validEmail,
        },
      },
    },
    fuehrung: {
      submit: 'Send request',
      groups: { was: 'Your tour', wer: 'Who is asking?', absenden: 'Send' },
      fields: {
        fuehrung: { label: 'Which tour?', hint: 'For example ‘old town’ or ‘night watchman’.' },
        termin: {
          label: 'Day',
          fehlt: 'Please say on which day the tour should take place.',
          ungueltig: 'Please say on which day the tour should take place.',
        },
        uhrzeit: {
          label: 'Time',
          fehlt: 'Please say at what time the tour should take place.',
          ungueltig: 'Please say at what time the tour should take place.',
        },
      },
    },
    pauschale: {
      submit: 'Send request',
      groups: { wann: 'Your stay', wer: 'Who is asking?', absenden: 'Send' },
      fields: {
        datum_von: {
          label: 'Arrival',
          fehlt: 'Please say on which day you arrive.',
          ungueltig: 'Please say on which day you arrive.',
          vergangen: 'The arrival is in the past. Please choose today or a later day.',
        },
        datum_bis: {
          label: 'Departure',
          fehlt: 'Please say on which day you leave.',
          ungueltig: 'Please say on which day you leave.',
          vergangen: 'The departure is in the past. Please choose today or a later day.',
          vor_beginn: 'The departure is before the arrival.',
        },
      },
    },
    kontakt: {
      submit: 'Send message',
      groups: { nachricht: 'Your message', wer: 'Who is writing?', absenden: 'Send' },
      fields: {
        betreff: { label: 'What is it about?' },
        nachricht: { label: 'Message' },
        email: {
          label: 'E-mail address',
          hint: 'If you would like an answer by e-mail.',
          ungueltig: validEmail,
          eines:
            'Please enter either an e-mail address or a telephone number, so that we know how to answer.',
        },
        telefon: {
          label: 'Telephone',
          hint: 'If you would like us to call you.',
          ungueltig: 'Please enter a telephone number, for example +49 30 23125-100.',
        },
      },
    },
  },
}
