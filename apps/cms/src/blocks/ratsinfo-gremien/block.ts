import type { Block } from 'payload'
import { blockAdmin } from '../../editing/fields/index.ts'

/** All committees; they come from the collection. */
export const block: Block = {
  slug: 'ratsinfo-gremien',
  interfaceName: 'RatsinfoGremienBlock',
  labels: { singular: 'Liste der Gremien', plural: 'Liste der Gremien' },
  admin: blockAdmin('Liste der Gremien'),
  fields: [{ name: 'titel', type: 'text', label: 'Überschrift' }],
}
