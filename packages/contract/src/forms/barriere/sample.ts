import type { FormSample } from '../define-form.ts'
import { person } from '../sample-parts.ts'

/** A request that is taken, with all that may be typed; and what it is not taken without. */
export const sample = {
  fields: {
    seite: '/de/',
    beschreibung: 'Das Datum wird zweimal gelesen.',
    ...person,
  },
  needed: ['beschreibung'],
} satisfies FormSample
