import type { Block } from 'payload'
import { blockAdmin } from '../../editing/fields/index.ts'

/** The event that a detail page is about. */
export const block: Block = {
  slug: 'veranstaltung-detail',
  interfaceName: 'VeranstaltungDetailBlock',
  labels: {
    singular: 'Eine Veranstaltung (Detailseite)',
    plural: 'Eine Veranstaltung (Detailseite)',
  },
  admin: blockAdmin('Eine Veranstaltung (Detailseite)'),
  fields: [],
}
