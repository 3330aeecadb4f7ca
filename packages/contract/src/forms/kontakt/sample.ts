import type { FormSample } from '../define-form.ts'

/** A request that is taken, with all that may be typed; and what it is not taken without. */
export const sample = {
  fields: {
    betreff: 'Umzug',
    nachricht: 'Wir ziehen im Januar um.',
    vorname: 'Ayşe',
    nachname: 'Öztaş',
    email: '',
    telefon: '030 23125-911',
    datenschutz: true,
  },
  needed: ['betreff', 'nachricht', 'vorname', 'nachname', 'telefon'],
} satisfies FormSample
