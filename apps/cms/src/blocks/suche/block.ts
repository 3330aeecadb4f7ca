import type { Block } from 'payload'
import { blockAdmin } from '../../editing/fields/index.ts'

/** The search with its results; it has nothing to set. */
export const block: Block = {
  slug: 'suche',
  interfaceName: 'SucheBlock',
  labels: { singular: 'Suche', plural: 'Suche' },
  admin: blockAdmin('Suche'),
  fields: [],
}
