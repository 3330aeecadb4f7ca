import type { FormSample } from '../define-form.ts'
import { person } from '../sample-parts.ts'

/** A request that is taken, with all that may be typed; and what it is not taken without. */
export const sample = {
  fields: {
    aushang: 'Kinderfahrrad, 20 Zoll, rot',
    grund: 'falsch',
    beschreibung: 'Das Fahrrad ist seit Wochen verkauft.',
    ...person,
  },
  needed: ['grund'],
} satisfies FormSample
