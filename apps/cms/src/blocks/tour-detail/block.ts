import type { Block } from 'payload'
import { blockAdmin } from '../../editing/fields/index.ts'

/** The tour that a detail page is about. */
export const block: Block = {
  slug: 'tour-detail',
  interfaceName: 'TourDetailBlock',
  labels: { singular: 'Eine Tour (Detailseite)', plural: 'Eine Tour (Detailseite)' },
  admin: blockAdmin('Eine Tour (Detailseite)'),
  fields: [],
}
