import type { Block } from 'payload'
import { blockAdmin } from '../../editing/fields/index.ts'

/** Next meetings, latest papers and committees; all of it comes from the collections. */
export const block: Block = {
  slug: 'ratsinfo',
  interfaceName: 'RatsinfoBlock',
  labels: { singular: 'Rat auf einen Blick', plural: 'Rat auf einen Blick' },
  admin: blockAdmin('Rat auf einen Blick'),
  fields: [{ name: 'titel', type: 'text', label: 'Überschrift' }],
}
