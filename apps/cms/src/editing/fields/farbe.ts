import { farbe as farbeSchema } from '@kurstadt/contract'
import type { TextField } from 'payload'

/** A colour as `#rrggbb`. */
export function farbe(): TextField {
  return {
    name: 'farbe',
    type: 'text',
    label: 'Farbe',
    required: true,
    defaultValue: '#4a5a52',
    admin: { width: '50%', placeholder: '#4a5a52' },
    hooks: {
      beforeValidate: [
        ({ value }): unknown => (typeof value === 'string' ? value.trim().toLowerCase() : value),
      ],
    },
    validate: (value: unknown) =>
      farbeSchema.safeParse(value).success ||
      'Bitte als # mit sechs Ziffern oder Buchstaben von a bis f schreiben: #4a5a52',
  }
}
