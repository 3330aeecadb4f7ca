import type { Block } from 'payload'
import { blockAdmin, oeffnungszeiten as hours } from '../fields/index.ts'

/** Opening hours of a place that is no office. */
export const oeffnungszeiten: Block = {
  slug: 'oeffnungszeiten',
  interfaceName: 'OeffnungszeitenBlock',
  labels: { singular: 'Öffnungszeiten', plural: 'Öffnungszeiten' },
  admin: blockAdmin('Öffnungszeiten'),
  fields: [{ name: 'titel', type: 'text', label: 'Überschrift' }, hours()],
}
