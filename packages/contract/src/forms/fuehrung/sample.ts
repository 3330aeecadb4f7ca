import type { FormSample } from '../define-form.ts'

/** A request that is taken, with all that may be typed; and what it is not taken without. */
export const sample = {
  fields: {
    vorname: 'Eberhard',
    nachname: 'Wollmann',
    strasse: 'Gerbergasse 3',
    plz: '00375',
    ort: 'Silbertal',
    anzahl_personen: 2,
    email: 'wollmann@post.example',
    telefon: '',
    bemerkung: '',
    datenschutz: true,
    fuehrung: 'Altstadt',
    termin: '2031-05-02',
    uhrzeit: '14:30',
  },
  needed: [
    'termin',
    'uhrzeit',
    'anzahl_personen',
    'vorname',
    'nachname',
    'strasse',
    'plz',
    'ort',
    'email',
  ],
} satisfies FormSample
