import type { FormSample } from '../define-form.ts'
import { person } from '../sample-parts.ts'

/** A request that is taken, with all that may be typed; and what it is not taken without. */
export const sample = {
  fields: {
    art: 'verschenke',
    titel: 'Kleiderschrank aus Fichte',
    text: 'Zweitürig, zum Abholen.',
    preis: 'geschenkt',
    bildtext: '',
    bildcopyright: '',
    zeige_name: false,
    zeige_telefon: true,
    ...person,
  },
  needed: ['art', 'titel', 'text', 'vorname', 'nachname', 'email', 'telefon'],
} satisfies FormSample
