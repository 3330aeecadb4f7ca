import type { Block } from 'payload'
import { blockAdmin } from '../../editing/fields/index.ts'

/** Procedures from A to Z with a search field; the entries come from the collection. */
export const block: Block = {
  slug: 'wegweiser',
  interfaceName: 'WegweiserBlock',
  labels: { singular: 'Wegweiser von A bis Z', plural: 'Wegweiser von A bis Z' },
  admin: blockAdmin('Wegweiser von A bis Z'),
  fields: [{ name: 'titel', type: 'text', label: 'Überschrift' }],
}
