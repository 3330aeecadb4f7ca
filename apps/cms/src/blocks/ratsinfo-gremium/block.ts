import type { Block } from 'payload'
import { blockAdmin } from '../../editing/fields/index.ts'

/** The committee that a detail page is about. */
export const block: Block = {
  slug: 'ratsinfo-gremium',
  interfaceName: 'RatsinfoGremiumBlock',
  labels: { singular: 'Ein Gremium (Detailseite)', plural: 'Ein Gremium (Detailseite)' },
  admin: blockAdmin('Ein Gremium (Detailseite)'),
  fields: [],
}
