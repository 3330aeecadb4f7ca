import type { Block } from 'payload'
import { blockAdmin } from '../../editing/fields/index.ts'

/** Forms of all procedures; they come from the collection. */
export const block: Block = {
  slug: 'wegweiser-formulare',
  interfaceName: 'WegweiserFormulareBlock',
  labels: { singular: 'Alle Formulare', plural: 'Alle Formulare' },
  admin: blockAdmin('Alle Formulare'),
  fields: [{ name: 'titel', type: 'text', label: 'Überschrift' }],
}
