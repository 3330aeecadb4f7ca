import type { FormName } from '@kurstadt/contract/forms'
import { event, message, offer, tour } from './anfragen.ts'

/** Somebody who speaks for a club, a business or themselves. */
const person = {
  vorname: 'Nora',
  nachname: 'Kiefer',
  email: 'nora@kiefer.example',
  telefon: '030 23125-921',
  datenschutz: true,
}

/** A day that is not over and not too far away for a notice. */
const inAMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)

/** Each form with everything it needs and everything else it may have but a picture. */
export const bodies: Record<FormName, Record<string, unknown>> = {
  veranstaltung: event,
  kontakt: message,
  fuehrung: tour,
  pauschale: offer,
  schaden: {
    kategorie: 'strasse',
    beschreibung: 'Platte kippt',
    ort: 'Talstraße',
    standort: '48.75123, 8.55121',
    ...person,
  },
  barriere: { seite: '/de/', beschreibung: 'Das Datum wird zweimal gelesen.', ...person },
  verein: {
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
  brancheneintrag: {
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
  'schwarzes-brett': {
    art: 'verschenke',
    titel: 'Kleiderschrank aus Fichte',
    text: 'Zweitürig, zum Abholen.',
    preis: 'geschenkt',
    ablaufdatum: inAMonth,
    bildtext: '',
    bildcopyright: '',
    zeige_name: false,
    zeige_telefon: true,
    zeige_email: false,
    ...person,
  },
  corona: {
    einrichtung: 'Konzerthaus',
    datum: inAMonth,
    uhrzeit: '19:30',
    anzahl_personen: 2,
    strasse: 'Gerbergasse 3',
    plz: '00375',
    ort: 'Silbertal',
    ...person,
  },
}

/** Parameters of the address that a form needs. */
export const queries: Partial<Record<FormName, Record<string, string>>> = {
  pauschale: { pauschale: 'tannen-und-thermen', hotel: 'waldhorn' },
}
