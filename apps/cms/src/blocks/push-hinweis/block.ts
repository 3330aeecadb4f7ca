import type { Block } from 'payload'
import { blockAdmin } from '../../editing/fields/index.ts'

/** Push messages for a device; what can be chosen comes with it. */
export const block: Block = {
  slug: 'push-hinweis',
  interfaceName: 'PushHinweisBlock',
  labels: { singular: 'Mitteilungen', plural: 'Mitteilungen' },
  admin: blockAdmin('Mitteilungen'),
  fields: [
    { name: 'titel', type: 'text', label: 'Überschrift' },
    { name: 'einleitung', type: 'textarea', label: 'Einleitung', maxLength: 1000 },
  ],
}
