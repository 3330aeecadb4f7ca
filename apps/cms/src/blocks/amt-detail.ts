import type { Block } from 'payload'
import { blockAdmin } from '../fields/index.ts'

/** The office that a detail page is about. */
export const amtDetail: Block = {
  slug: 'amt-detail',
  interfaceName: 'AmtDetailBlock',
  labels: { singular: 'Ein Amt (Detailseite)', plural: 'Ein Amt (Detailseite)' },
  admin: blockAdmin('Ein Amt (Detailseite)'),
  fields: [],
}
