import type { Block } from 'payload'
import { blockAdmin, oeffnungszeiten as hours } from '../../editing/fields/index.ts'

const ofOffice = (_: unknown, { zeiten_amt }: { zeiten_amt?: unknown }) => !zeiten_amt

/** Opening hours of an office, or of a place that is none. */
export const block: Block = {
  slug: 'oeffnungszeiten',
  interfaceName: 'OeffnungszeitenBlock',
  labels: { singular: 'Öffnungszeiten', plural: 'Öffnungszeiten' },
  admin: blockAdmin('Öffnungszeiten'),
  fields: [
    { name: 'titel', type: 'text', label: 'Überschrift' },
    {
      name: 'zeiten_amt',
      type: 'relationship',
      relationTo: 'aemter',
      label: 'Zeiten dieses Amtes',
      admin: {
        allowCreate: false,
        description:
          'Die Zeiten stehen beim Amt und ändern sich hier mit. Leer lassen bei einem Ort, der kein Amt ist.',
      },
    },
    { ...hours(), admin: { ...hours().admin, condition: ofOffice } },
  ],
}
