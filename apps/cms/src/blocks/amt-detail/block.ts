import type { Block } from 'payload'
import { blockAdmin } from '../../editing/fields/index.ts'

/** The office that a detail page is about. */
export const block: Block = {
  slug: 'amt-detail',
  interfaceName: 'AmtDetailBlock',
  labels: { singular: 'Ein Amt (Detailseite)', plural: 'Ein Amt (Detailseite)' },
  admin: blockAdmin('Ein Amt (Detailseite)'),
  fields: [],
}
