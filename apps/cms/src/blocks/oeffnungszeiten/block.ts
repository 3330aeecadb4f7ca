import type { Block } from 'payload'
import { blockAdmin, oeffnungszeiten as hours } from '../../editing/fields/index.ts'

/** Opening hours of a place that is no office. */
export const block: Block = {
  slug: 'oeffnungszeiten',
  interfaceName: 'OeffnungszeitenBlock',
  labels: { singular: 'Öffnungszeiten', plural: 'Öffnungszeiten' },
  admin: blockAdmin('Öffnungszeiten'),
  fields: [{ name: 'titel', type: 'text', label: 'Überschrift' }, hours()],
}
