import type { Block } from 'payload'
import { blockAdmin } from '../../editing/fields/index.ts'

/** The person that a detail page is about. */
export const block: Block = {
  slug: 'mitarbeiter-detail',
  interfaceName: 'MitarbeiterDetailBlock',
  labels: { singular: 'Eine Person (Detailseite)', plural: 'Eine Person (Detailseite)' },
  admin: blockAdmin('Eine Person (Detailseite)'),
  fields: [],
}
