import type { Block } from 'payload'
import { blockAdmin } from '../../editing/fields/index.ts'

/** How people put something up, and get the link to their notices once more. */
export const block: Block = {
  slug: 'schwarzes-brett-portal',
  interfaceName: 'SchwarzesBrettPortalBlock',
  labels: { singular: 'Eigene Aushänge', plural: 'Eigene Aushänge' },
  admin: blockAdmin('Eigene Aushänge'),
  fields: [
    { name: 'titel', type: 'text', label: 'Überschrift' },
    { name: 'einleitung', type: 'textarea', label: 'Einleitung', maxLength: 1000 },
  ],
}
