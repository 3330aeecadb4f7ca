import type { Block } from 'payload'
import { blockAdmin } from '../../editing/fields/index.ts'

/** Films in a modal player; the entries come from the collection. */
export const block: Block = {
  slug: 'videos',
  interfaceName: 'VideosBlock',
  labels: { singular: 'Videos', plural: 'Videos' },
  admin: blockAdmin('Videos'),
  fields: [
    { name: 'titel', type: 'text', label: 'Überschrift' },
    {
      name: 'video',
      type: 'relationship',
      relationTo: 'videos',
      label: 'Nur dieses Video',
      admin: { description: 'Leer: die ersten drei, und darunter alle weiteren.' },
    },
  ],
}
