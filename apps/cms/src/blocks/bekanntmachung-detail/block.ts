import type { Block } from 'payload'
import { blockAdmin } from '../../editing/fields/index.ts'

/** The public notice that a detail page is about. */
export const block: Block = {
  slug: 'bekanntmachung-detail',
  interfaceName: 'BekanntmachungDetailBlock',
  labels: {
    singular: 'Eine Bekanntmachung (Detailseite)',
    plural: 'Eine Bekanntmachung (Detailseite)',
  },
  admin: blockAdmin('Eine Bekanntmachung (Detailseite)'),
  fields: [],
}
