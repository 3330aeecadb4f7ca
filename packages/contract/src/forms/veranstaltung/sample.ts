import type { FormSample } from '../define-form.ts'

/** A request that is taken, with all that may be typed; and what it is not taken without. */
export const sample = {
  fields: {
    titel: 'Adventskonzert der Akkordeonfreunde',
    beschreibung: 'Alte und neue Weisen.\n\nIn der Pause gibt es Tee.',
    datum_von: '2031-12-06',
    datum_bis: '',
    timeFrom: '19:30',
    timeTo: '',
    wiederholung: 'Jeden zweiten Freitag im Monat, außer im August.',
    veranstaltungsort: 'Wandelhalle',
    eintritt: 'frei, Spenden erbeten',
    link: '',
    veranstalter: 'Akkordeonfreunde Silbertal',
    vorname: 'Renate',
    nachname: 'Hollerbusch',
    email: 'vorstand@akkordeon.example',
    telefon: '',
    datenschutz: true,
  },
  needed: [
    'titel',
    'beschreibung',
    'datum_von',
    'veranstaltungsort',
    'veranstalter',
    'vorname',
    'nachname',
    'email',
  ],
} satisfies FormSample
