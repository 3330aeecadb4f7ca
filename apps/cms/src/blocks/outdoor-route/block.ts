import type { Block } from 'payload'
import { blockAdmin } from '../../editing/fields/index.ts'

/** One tour with its way on the map, on any page. */
export const block: Block = {
  slug: 'outdoor-route',
  interfaceName: 'OutdoorRouteBlock',
  labels: { singular: 'Eine Tour auf der Karte', plural: 'Eine Tour auf der Karte' },
  admin: blockAdmin('Eine Tour auf der Karte'),
  fields: [
    { name: 'titel', type: 'text', label: 'Überschrift' },
    { name: 'tour', type: 'relationship', relationTo: 'touren', label: 'Tour', required: true },
  ],
}
