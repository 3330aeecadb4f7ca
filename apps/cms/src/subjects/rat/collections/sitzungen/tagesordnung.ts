import type { BlocksField, NumberField } from 'payload'
import { blockAdmin, foldedRows, oeffentlich } from '../../../../editing/fields/index.ts'

function stimmen(name: string, label: string): NumberField {
  return { name, type: 'number', label, min: 0, max: 200, admin: { step: 1, width: '33%' } }
}

/**
 * The agenda. Its items are blocks of one kind, because blocks are stored as JSON and nobody looks
 * for an item without its meeting.
 */
export const tagesordnung: BlocksField = {
  name: 'tagesordnung',
  type: 'blocks',
  label: 'Tagesordnung',
  labels: { singular: 'Punkt', plural: 'Punkte' },
  maxRows: 80,
  admin: foldedRows,
  blocks: [
    {
      slug: 'punkt',
      interfaceName: 'TagesordnungspunktBlock',
      labels: { singular: 'Punkt', plural: 'Punkte' },
      admin: blockAdmin('TOP'),
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'punkt',
              type: 'text',
              label: 'Nummer',
              required: true,
              maxLength: 12,
              admin: { width: '20%', placeholder: '4.1' },
            },
            { name: 'titel', type: 'text', label: 'Betreff', required: true, maxLength: 250 },
          ],
        },
        oeffentlich(
          'Öffentlich beraten',
          'Sonst erscheint der Punkt für niemanden ohne Anmeldung.',
        ),
        {
          name: 'vorlagen',
          type: 'relationship',
          relationTo: 'vorlagen',
          hasMany: true,
          label: 'Vorlagen',
        },
        { name: 'beschluss', type: 'textarea', label: 'Beschluss', maxLength: 4000 },
        {
          type: 'row',
          fields: [
            stimmen('ja', 'Ja'),
            stimmen('nein', 'Nein'),
            stimmen('enthaltung', 'Enthaltung'),
          ],
        },
      ],
    },
  ],
}
