import type { Block } from 'payload'
import { blockAdmin } from '../../editing/fields/index.ts'

/** The photo gallery that a detail page is about. */
export const block: Block = {
  slug: 'fotogalerie-detail',
  interfaceName: 'FotogalerieDetailBlock',
  labels: { singular: 'Eine Fotogalerie (Detailseite)', plural: 'Eine Fotogalerie (Detailseite)' },
  admin: blockAdmin('Eine Fotogalerie (Detailseite)'),
  fields: [],
}
