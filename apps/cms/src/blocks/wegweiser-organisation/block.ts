import type { Block } from 'payload'
import { blockAdmin } from '../../editing/fields/index.ts'

/** Offices one below the other; they come from the collection. */
export const block: Block = {
  slug: 'wegweiser-organisation',
  interfaceName: 'WegweiserOrganisationBlock',
  labels: { singular: 'Ämter nach ihrer Ordnung', plural: 'Ämter nach ihrer Ordnung' },
  admin: blockAdmin('Ämter nach ihrer Ordnung'),
  fields: [{ name: 'titel', type: 'text', label: 'Überschrift' }],
}
