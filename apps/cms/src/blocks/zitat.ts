import type { Block } from 'payload'
import { blockAdmin } from '../fields/index.ts'

/** A quotation with its source. */
export const zitat: Block = {
  slug: 'zitat',
  interfaceName: 'ZitatBlock',
  labels: { singular: 'Zitat', plural: 'Zitate' },
  admin: blockAdmin('Zitat'),
  fields: [
    { name: 'text', type: 'textarea', label: 'Zitat', required: true },
    { name: 'quelle', type: 'text', label: 'Von wem' },
  ],
}
