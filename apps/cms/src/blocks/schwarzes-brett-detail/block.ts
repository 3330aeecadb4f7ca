import type { Block } from 'payload'
import { blockAdmin } from '../../editing/fields/index.ts'

/** The notice that a detail page is about. */
export const block: Block = {
  slug: 'schwarzes-brett-detail',
  interfaceName: 'SchwarzesBrettDetailBlock',
  labels: { singular: 'Ein Aushang (Detailseite)', plural: 'Ein Aushang (Detailseite)' },
  admin: blockAdmin('Ein Aushang (Detailseite)'),
  fields: [],
}
