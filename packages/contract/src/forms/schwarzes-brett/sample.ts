import type { FormSample } from '../define-form.ts'
import { inAMonth } from '../sample-days.ts'

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
    vorname: 'Nora',
    nachname: 'Kiefer',
    email: 'nora@kiefer.example',
    telefon: '030 23125-921',
    datenschutz: true,
  },
  needed: ['art', 'titel', 'text', 'ablaufdatum', 'vorname', 'nachname', 'email', 'telefon'],
} satisfies FormSample
