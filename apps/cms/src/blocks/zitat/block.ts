import type { Block } from 'payload'
import { blockAdmin } from '../../editing/fields/index.ts'

/** A quotation with its source. */
export const block: Block = {
  slug: 'zitat',
  interfaceName: 'ZitatBlock',
  labels: { singular: 'Zitat', plural: 'Zitate' },
  admin: blockAdmin('Zitat'),
  fields: [
    { name: 'text', type: 'textarea', label: 'Zitat', required: true },
    { name: 'quelle', type: 'text', label: 'Von wem' },
  ],
}
