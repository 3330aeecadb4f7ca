import type { Field } from 'payload'
import { linkMitText } from './link.ts'

/** How somebody is reached (spec 3). */
export function kontakt(): Field {
  return {
    name: 'kontakt',
    type: 'group',
    label: 'Kontakt',
    fields: [
      {
        type: 'row',
        fields: [
          { name: 'telefon', type: 'text', label: 'Telefon' },
          { name: 'email', type: 'email', label: 'E-Mail' },
        ],
      },
      linkMitText(),
    ],
  }
}
