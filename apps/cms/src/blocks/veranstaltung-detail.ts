import type { Block } from 'payload'
import { blockAdmin } from '../fields/index.ts'

/** The event that a detail page is about. */
export const veranstaltungDetail: Block = {
  slug: 'veranstaltung-detail',
  interfaceName: 'VeranstaltungDetailBlock',
  labels: {
    singular: 'Eine Veranstaltung (Detailseite)',
    plural: 'Eine Veranstaltung (Detailseite)',
  },
  admin: blockAdmin('Eine Veranstaltung (Detailseite)'),
  fields: [],
}
