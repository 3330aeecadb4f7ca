import type { Block } from 'payload'
import { blockAdmin } from '../../editing/fields/index.ts'

/** The building area that a detail page is about. */
export const block: Block = {
  slug: 'baugebiet-detail',
  interfaceName: 'BaugebietDetailBlock',
  labels: { singular: 'Ein Baugebiet (Detailseite)', plural: 'Ein Baugebiet (Detailseite)' },
  admin: blockAdmin('Ein Baugebiet (Detailseite)'),
  fields: [],
}
