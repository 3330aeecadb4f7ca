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
    datum_von: '2031-05-02',
    datum_bis: '2031-05-05',
  },
  needed: [
    'datum_von',
    'datum_bis',
    'anzahl_personen',
    'vorname',
    'nachname',
    'strasse',
    'plz',
    'ort',
    'email',
  ],
  query: { pauschale: 'tannen-und-thermen', hotel: 'waldhorn' },
} satisfies FormSample
