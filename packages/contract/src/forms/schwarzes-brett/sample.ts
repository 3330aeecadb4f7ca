import type { FormSample } from '../define-form.ts'
import { inAMonth, person } from '../sample-parts.ts'

/** A request that is taken, with all that may be typed; and what it is not taken without. */
export const sample = {
  fields: {
    art: 'verschenke',
    titel: 'Kleiderschrank aus Fichte',
    text: 'Zweitürig, zum Abholen.',
    preis: 'geschenkt',
    ablaufdatum: inAMonth,
    bildtext: '',
    bildcopyright: '',
    zeige_name: false,
    zeige_telefon: true,
    zeige_email: false,
    ...person,
  },
  needed: ['art', 'titel', 'text', 'ablaufdatum', 'vorname', 'nachname', 'email', 'telefon'],
} satisfies FormSample
