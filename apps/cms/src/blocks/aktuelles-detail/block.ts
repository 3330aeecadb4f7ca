import type { Block } from 'payload'
import { blockAdmin } from '../../editing/fields/index.ts'

/** The news article that a detail page is about. */
export const block: Block = {
  slug: 'aktuelles-detail',
  interfaceName: 'AktuellesDetailBlock',
  labels: { singular: 'Eine Meldung (Detailseite)', plural: 'Eine Meldung (Detailseite)' },
  admin: blockAdmin('Eine Meldung (Detailseite)'),
  fields: [],
}
