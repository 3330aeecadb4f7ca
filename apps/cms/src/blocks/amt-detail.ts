import { templates } from '@kurstadt/contract'
import type { Block } from 'payload'
import { blockAdmin, slot } from '../fields/index.ts'

/** The office that a detail page is about. */
export const amtDetail: Block = {
  slug: 'amt-detail',
  interfaceName: 'AmtDetailBlock',
  labels: { singular: 'Ein Amt (Detailseite)', plural: 'Ein Amt (Detailseite)' },
  admin: blockAdmin('Ein Amt (Detailseite)'),
  fields: [slot(templates['amt-detail'].slots)],
}
