import type { Block } from 'payload'
import { blockAdmin } from '../fields/index.ts'

/** The procedure that a detail page is about. */
export const wegweiserDetail: Block = {
  slug: 'wegweiser-detail',
  interfaceName: 'WegweiserDetailBlock',
  labels: { singular: 'Ein Verfahren (Detailseite)', plural: 'Ein Verfahren (Detailseite)' },
  admin: blockAdmin('Ein Verfahren (Detailseite)'),
  fields: [],
}
