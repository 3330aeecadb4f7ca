import type { Block } from 'payload'
import { blockAdmin } from '../../editing/fields/index.ts'

/** Everything the town sells; the articles come from the collection. */
export const block: Block = {
  slug: 'shop',
  interfaceName: 'ShopBlock',
  labels: { singular: 'Liste der Artikel im Shop', plural: 'Liste der Artikel im Shop' },
  admin: blockAdmin('Liste der Artikel im Shop'),
  fields: [
    { name: 'titel', type: 'text', label: 'Überschrift' },
    { name: 'einleitung', type: 'textarea', label: 'Einleitung' },
  ],
}
