import type { FormSample } from '../define-form.ts'
import { inAMonth, person } from '../sample-parts.ts'

/** A request that is taken, with all that may be typed; and what it is not taken without. */
export const sample = {
  fields: {
    einrichtung: 'Konzerthaus',
    datum: inAMonth,
    uhrzeit: '19:30',
    anzahl_personen: 2,
    strasse: 'Gerbergasse 3',
    plz: '00375',
    ort: 'Silbertal',
    ...person,
  },
  needed: [
    'einrichtung',
    'datum',
    'uhrzeit',
    'anzahl_personen',
    'strasse',
    'plz',
    'ort',
    'vorname',
    'nachname',
    'telefon',
  ],
} satisfies FormSample
