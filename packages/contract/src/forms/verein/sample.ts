import type { FormSample } from '../define-form.ts'
import { person } from '../sample-parts.ts'

/** A request that is taken, with all that may be typed; and what it is not taken without. */
export const sample = {
  fields: {
    vorhaben: 'neu',
    titel: 'Schachfreunde Silbertal',
    spezialisierung: 'Schach für alle',
    text: 'Wir spielen dienstags.\n\nBretter sind da.',
    kontakt_telefon: '030 23125-922',
    kontakt_email: 'hallo@schach.example',
    link: 'https://schach.example',
    bildtext: '',
    bildcopyright: '',
    strasse: 'Badgasse 9',
    plz: '00375',
    ort: 'Bad Silberbronn',
    funktion: 'Vorstand',
    ...person,
  },
  needed: ['vorhaben', 'titel', 'text', 'vorname', 'nachname', 'email'],
} satisfies FormSample
