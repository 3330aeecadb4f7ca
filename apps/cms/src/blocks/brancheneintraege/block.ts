import type { Block } from 'payload'
import { blockAdmin, einzigerEintrag } from '../../editing/fields/index.ts'

/** The business directory with search, categories and letters; the entries come from the collection. */
export const block: Block = {
  slug: 'brancheneintraege',
  interfaceName: 'BrancheneintraegeBlock',
  labels: { singular: 'Branchenverzeichnis', plural: 'Branchenverzeichnis' },
  admin: blockAdmin('Branchenverzeichnis'),
  fields: [
    { name: 'titel', type: 'text', label: 'Überschrift' },
    { name: 'einleitung', type: 'textarea', label: 'Einleitung', maxLength: 1000 },
    einzigerEintrag(),
  ],
}
