import type { Block } from 'payload'
import { blockAdmin } from '../../editing/fields/index.ts'

/** Life situations with their procedures; the entries come from the collection. */
export const block: Block = {
  slug: 'wegweiser-lebenslagen',
  interfaceName: 'WegweiserLebenslagenBlock',
  labels: { singular: 'Lebenslagen mit ihren Diensten', plural: 'Lebenslagen mit ihren Diensten' },
  admin: blockAdmin('Lebenslagen mit ihren Diensten'),
  fields: [{ name: 'titel', type: 'text', label: 'Überschrift' }],
}
