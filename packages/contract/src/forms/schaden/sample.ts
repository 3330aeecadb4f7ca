import type { FormSample } from '../define-form.ts'
import { person } from '../sample-parts.ts'

/** A request that is taken, with all that may be typed; and what it is not taken without. */
export const sample = {
  fields: {
    kategorie: 'strasse',
    beschreibung: 'Platte kippt',
    ort: 'Talstraße',
    standort: '48.75123, 8.55121',
    ...person,
  },
  needed: ['kategorie', 'beschreibung'],
} satisfies FormSample
