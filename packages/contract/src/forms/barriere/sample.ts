import type { FormSample } from '../define-form.ts'

/** A request that is taken, with all that may be typed; and what it is not taken without. */
export const sample = {
  fields: {
    seite: '/de/',
    beschreibung: 'Das Datum wird zweimal gelesen.',
    vorname: 'Nora',
    nachname: 'Kiefer',
    email: 'nora@kiefer.example',
    telefon: '030 23125-921',
    datenschutz: true,
  },
  needed: ['beschreibung'],
} satisfies FormSample
