import type { Block } from 'payload'
import { blockAdmin } from '../../editing/fields/index.ts'

/** The meeting that a detail page is about. */
export const block: Block = {
  slug: 'ratsinfo-detail',
  interfaceName: 'RatsinfoDetailBlock',
  labels: { singular: 'Eine Sitzung (Detailseite)', plural: 'Eine Sitzung (Detailseite)' },
  admin: blockAdmin('Eine Sitzung (Detailseite)'),
  fields: [],
}
