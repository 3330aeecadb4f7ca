import { steuersaetze, widerrufArten } from '@kurstadt/contract'
import type { BlocksField, NumberField } from 'payload'
import { nobodyField } from '../../../../editing/access/index.ts'
import { blockAdmin, euro, ganzeZahl } from '../../../../editing/fields/index.ts'

/** In cents: fifty lines of 999 pieces for 100,000 euros each, and postage. */
const largestSum = 500_000_000_000

/** An amount that the shop sets and nobody changes. */
export function shown(amount: { name: string; label: string }, position?: 'sidebar'): NumberField {
  const field = euro({ ...amount, most: largestSum })
  return { ...field, admin: { ...field.admin, readOnly: true, ...(position && { position }) } }
}

/** Set when the order comes in and never again: it is what both sides agreed on. */
export const fixed = { update: nobodyField }

/** What was ordered, with the names, prices and rates of that day. */
export const positionenFeld: BlocksField = {
  name: 'positionen',
  type: 'blocks',
  label: 'Bestellt',
  labels: { singular: 'Position', plural: 'Positionen' },
  required: true,
  minRows: 1,
  maxRows: 50,
  access: fixed,
  admin: {
    description:
      'So wurde es bestellt, mit Namen und Preisen von diesem Tag; daran ändert sich nichts mehr.',
  },
  blocks: [
    {
      slug: 'position',
      interfaceName: 'PositionBlock',
      labels: { singular: 'Position', plural: 'Positionen' },
      admin: blockAdmin('Position'),
      fields: [
        {
          name: 'artikel',
          type: 'relationship',
          relationTo: 'shop_artikel',
          label: 'Artikel',
          required: true,
        },
        { name: 'titel', type: 'text', label: 'Name', admin: { readOnly: true } },
        {
          type: 'row',
          fields: [
            ganzeZahl({ name: 'menge', label: 'Menge', least: 1, most: 999, required: true }),
            { name: 'groesse', type: 'text', label: 'Größe', maxLength: 20 },
            shown({ name: 'preis_cent', label: 'Preis in Euro' }),
            {
              name: 'mwst',
              type: 'number',
              label: 'Mehrwertsteuer in Prozent',
              min: Math.min(...steuersaetze),
              max: Math.max(...steuersaetze),
              admin: { readOnly: true },
            },
          ],
        },
        { name: 'anmerkungen', type: 'textarea', label: 'Anmerkungen', maxLength: 500 },
        {
          name: 'widerruf',
          type: 'select',
          label: 'Widerruf',
          options: [...widerrufArten],
          admin: { hidden: true },
        },
        { name: 'eintritt', type: 'number', admin: { hidden: true } },
      ],
    },
  ],
}
