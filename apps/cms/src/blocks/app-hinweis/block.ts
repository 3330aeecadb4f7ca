import type { Block } from 'payload'
import { blockAdmin } from '../../editing/fields/index.ts'

/** How the site is put on the home screen; the steps for each system come with it. */
export const block: Block = {
  slug: 'app-hinweis',
  interfaceName: 'AppHinweisBlock',
  labels: { singular: 'Als App nutzen', plural: 'Als App nutzen' },
  admin: blockAdmin('Als App nutzen'),
  fields: [
    { name: 'titel', type: 'text', label: 'Überschrift' },
    { name: 'einleitung', type: 'textarea', label: 'Einleitung', maxLength: 1000 },
  ],
}
