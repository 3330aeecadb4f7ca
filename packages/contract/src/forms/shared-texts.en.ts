import type { FieldTexts } from './define-form.ts'

type Texts = Readonly<Record<string, FieldTexts>>

/** Fields that are called the same in every form that does not say otherwise, in English. */
export const everywhere: Texts = {
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
  email: {
    label: 'E-mail address',
    fehlt: 'Please enter a valid e-mail address, for example name@example.org.',
    ungueltig: 'Please enter a valid e-mail address, for example name@example.org.',
  },
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
}

/** Whoever enters something on the website. */
export const wer: Texts = {
  email: {
    label: 'Your e-mail address',
    hint: 'For our confirmation and for questions. It is not published.',
    fehlt: 'Please enter a valid e-mail address, for example name@example.org.',
    ungueltig: 'Please enter a valid e-mail address, for example name@example.org.',
  },
  telefon: {
    label: 'Your telephone',
    hint: 'For questions. It is not published.',
    ungueltig: 'Please enter a telephone number, for example +49 30 23125-100.',
  },
}

/** A picture and its rights. */
export const bild: Texts = {
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

/** What clubs and businesses say of themselves. */
export const eintrag: Texts = {
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
