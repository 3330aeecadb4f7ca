import type { Block } from 'payload'
import { blockAdmin } from '../../editing/fields/index.ts'

/** The paper that a detail page is about. */
export const block: Block = {
  slug: 'ratsinfo-vorlage',
  interfaceName: 'RatsinfoVorlageBlock',
  labels: { singular: 'Eine Vorlage (Detailseite)', plural: 'Eine Vorlage (Detailseite)' },
  admin: blockAdmin('Eine Vorlage (Detailseite)'),
  fields: [],
}
