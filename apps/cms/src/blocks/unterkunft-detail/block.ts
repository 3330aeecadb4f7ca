import type { Block } from 'payload'
import { blockAdmin } from '../../editing/fields/index.ts'

/** The place to stay that a detail page is about. */
export const block: Block = {
  slug: 'unterkunft-detail',
  interfaceName: 'UnterkunftDetailBlock',
  labels: { singular: 'Eine Unterkunft (Detailseite)', plural: 'Eine Unterkunft (Detailseite)' },
  admin: blockAdmin('Eine Unterkunft (Detailseite)'),
  fields: [],
}
