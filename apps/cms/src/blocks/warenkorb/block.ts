import type { Block } from 'payload'
import { blockAdmin } from '../../editing/fields/index.ts'

/** The visitor’s cart; on any page but its own it leads there. */
export const block: Block = {
  slug: 'warenkorb',
  interfaceName: 'WarenkorbBlock',
  labels: { singular: 'Warenkorb', plural: 'Warenkorb' },
  admin: blockAdmin('Warenkorb'),
  fields: [
    { name: 'titel', type: 'text', label: 'Überschrift' },
    { name: 'einleitung', type: 'textarea', label: 'Einleitung' },
  ],
}
