import type { Block } from 'payload'
import { blockAdmin } from '../../editing/fields/index.ts'

/** The procedure that a detail page is about. */
export const block: Block = {
  slug: 'wegweiser-detail',
  interfaceName: 'WegweiserDetailBlock',
  labels: { singular: 'Ein Verfahren (Detailseite)', plural: 'Ein Verfahren (Detailseite)' },
  admin: blockAdmin('Ein Verfahren (Detailseite)'),
  fields: [],
}
