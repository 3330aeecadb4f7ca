import type { Block } from 'payload'
import { blockAdmin } from '../../editing/fields/index.ts'

/** The noticeboard with search and kinds; the notices come from the collection. */
export const block: Block = {
  slug: 'schwarzes-brett',
  interfaceName: 'SchwarzesBrettBlock',
  labels: { singular: 'Schwarzes Brett', plural: 'Schwarzes Brett' },
  admin: blockAdmin('Schwarzes Brett'),
  fields: [
    { name: 'titel', type: 'text', label: 'Überschrift' },
    { name: 'einleitung', type: 'textarea', label: 'Einleitung', maxLength: 1000 },
  ],
}
