import type { FormSample } from '../define-form.ts'
import { guest } from '../sample-parts.ts'

/** A request that is taken, with all that may be typed; and what it is not taken without. */
export const sample = {
  fields: {
    ...guest,
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
