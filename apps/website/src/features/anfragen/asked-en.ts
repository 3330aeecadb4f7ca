import { bildEn, entriesEn } from './asked-en-entries.ts'
import { reportsEn } from './asked-en-reports.ts'
import type { AskedTexts } from './texts.ts'

const validEmail = 'Please enter a valid e-mail address, for example name@example.org.'

/** What each form asks for in English; the specification's own words are verbatim (spec 5). */
export const askedEn: AskedTexts = {
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
          fehlt: 'Please enter an e-mail address or a telephone number, so that we can answer you.',
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
