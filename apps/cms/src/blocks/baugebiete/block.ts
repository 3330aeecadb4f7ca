import type { Block } from 'payload'
import { blockAdmin, einzigerEintrag } from '../../editing/fields/index.ts'

/** The town's building areas; they come from the collection. */
export const block: Block = {
  slug: 'baugebiete',
  interfaceName: 'BaugebieteBlock',
  labels: { singular: 'Baugebiete', plural: 'Baugebiete' },
  admin: blockAdmin('Baugebiete'),
  fields: [
    { name: 'titel', type: 'text', label: 'Überschrift' },
    { name: 'einleitung', type: 'textarea', label: 'Einleitung', maxLength: 1000 },
    einzigerEintrag(),
  ],
}
