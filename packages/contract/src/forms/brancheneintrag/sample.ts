import type { FormSample } from '../define-form.ts'
import { person } from '../sample-parts.ts'

/** A request that is taken, with all that may be typed; and what it is not taken without. */
export const sample = {
  fields: {
    vorhaben: 'neu',
    titel: 'Rahmenwerkstatt Kiefer',
    spezialisierung: 'Bilderrahmen und Vergoldung',
    text: 'Wir rahmen.\n\nUnd vergolden.',
    kontakt_telefon: '030 23125-923',
    kontakt_email: 'werkstatt@kiefer.example',
    link: 'https://kiefer.example',
    bildtext: '',
    bildcopyright: '',
    rubrik: 'Handwerk',
    strasse: 'Gerbergasse 3',
    plz: '00375',
    ort: 'Bad Silberbronn',
    zeige_adresse: false,
    oeffnungszeiten: 'Montag bis Freitag 9 bis 18 Uhr',
    ...person,
  },
  needed: ['vorhaben', 'titel', 'text', 'strasse', 'plz', 'ort', 'vorname', 'nachname', 'email'],
} satisfies FormSample
