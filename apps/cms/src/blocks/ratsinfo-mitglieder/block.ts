import type { Block } from 'payload'
import { blockAdmin } from '../../editing/fields/index.ts'

/** Council members of today; they come from the collection. */
export const block: Block = {
  slug: 'ratsinfo-mitglieder',
  interfaceName: 'RatsinfoMitgliederBlock',
  labels: { singular: 'Liste der Ratsmitglieder', plural: 'Liste der Ratsmitglieder' },
  admin: blockAdmin('Liste der Ratsmitglieder'),
  fields: [{ name: 'titel', type: 'text', label: 'Überschrift' }],
}
