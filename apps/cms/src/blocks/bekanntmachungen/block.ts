import type { Block } from 'payload'
import { blockAdmin } from '../../editing/fields/index.ts'

/** Public notices; they come from the collection. */
export const block: Block = {
  slug: 'bekanntmachungen',
  interfaceName: 'BekanntmachungenBlock',
  labels: { singular: 'Liste der Bekanntmachungen', plural: 'Liste der Bekanntmachungen' },
  admin: blockAdmin('Liste der Bekanntmachungen'),
  fields: [
    { name: 'titel', type: 'text', label: 'Überschrift' },
    { name: 'einleitung', type: 'textarea', label: 'Einleitung' },
  ],
}
