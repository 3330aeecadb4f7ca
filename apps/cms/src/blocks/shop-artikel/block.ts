import type { Block } from 'payload'
import { blockAdmin } from '../../editing/fields/index.ts'

/** The shop article that a detail page is about. */
export const block: Block = {
  slug: 'shop-artikel',
  interfaceName: 'ShopArtikelBlock',
  labels: { singular: 'Ein Artikel (Detailseite)', plural: 'Ein Artikel (Detailseite)' },
  admin: blockAdmin('Ein Artikel (Detailseite)'),
  fields: [],
}
