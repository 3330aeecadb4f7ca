import type { Block } from 'payload'
import { blockAdmin } from '../../editing/fields/index.ts'

/** The council member that a detail page is about. */
export const block: Block = {
  slug: 'ratsinfo-mitglied',
  interfaceName: 'RatsinfoMitgliedBlock',
  labels: { singular: 'Ein Ratsmitglied (Detailseite)', plural: 'Ein Ratsmitglied (Detailseite)' },
  admin: blockAdmin('Ein Ratsmitglied (Detailseite)'),
  fields: [],
}
