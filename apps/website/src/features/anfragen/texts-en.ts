import type { FormTexts } from './texts.ts'
import { placeEn } from './texts-en-place.ts'

/** What every form says in English. */
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
    nummern: (label) => `Please take telephone numbers out of ‘${label}’.`,
    sperrwort: (label) =>
      `There is a word in ‘${label}’ that we do not publish. Please put it differently; the rest of your text stays.`,
    freigabe: (label) => `Please release ‘${label}’.`,
  },
  sending: 'Your details are being sent. Please wait a moment.',
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
}
