import type { AskedTexts } from '../define-form.ts'
import { bild } from '../shared-texts.en.ts'

/** What the form says in English. */
export const en: AskedTexts = {
  submit: 'Suggest this event',
  groups: {
    was: 'What is it?',
    wann: 'When and where?',
    bild: 'A picture for it',
    wer: 'Who is behind it?',
    absenden: 'Send',
  },
  fields: {
    ...bild,
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
    timeFrom: { label: 'Begins at', ungueltig: 'Please enter a time of day, for example 19:30.' },
    timeTo: { label: 'Ends at', ungueltig: 'Please enter a time of day, for example 21:30.' },
    wiederholung: {
      label: 'Does it repeat?',
      hint: 'In your own words: ‘every second Friday of the month, except in August’.',
    },
    veranstaltungsort: { label: 'Place', hint: 'House, hall or meeting point, with the street.' },
    veranstalter: { label: 'Organiser', hint: 'Club, house or person. Stands on the website.' },
    email: {
      label: 'E-mail address',
      hint: 'For our confirmation and for questions. It is not published.',
      fehlt: 'Please enter a valid e-mail address, for example name@example.org.',
      ungueltig: 'Please enter a valid e-mail address, for example name@example.org.',
    },
  },
}
