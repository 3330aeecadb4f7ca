import type { Block } from 'payload'
import { blockAdmin, richText } from '../../editing/fields/index.ts'

/** Formatted text with an optional heading. */
export const block: Block = {
  slug: 'text',
  interfaceName: 'TextBlock',
  labels: { singular: 'Text', plural: 'Texte' },
  admin: blockAdmin('Text'),
  fields: [
    { name: 'titel', type: 'text', label: 'Überschrift' },
    richText({ name: 'text', label: 'Text', required: true }),
  ],
}
