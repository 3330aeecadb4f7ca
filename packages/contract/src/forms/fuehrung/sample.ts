import type { FormSample } from '../define-form.ts'
import { guest } from '../sample-parts.ts'

/** A request that is taken, with all that may be typed; and what it is not taken without. */
export const sample = {
  fields: {
    ...guest,
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
