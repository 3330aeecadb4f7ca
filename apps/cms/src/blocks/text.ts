import type { Block } from 'payload'
import { blockAdmin, richText } from '../fields/index.ts'

/** Formatted text with an optional heading. */
export const text: Block = {
  slug: 'text',
  interfaceName: 'TextBlock',
  labels: { singular: 'Text', plural: 'Texte' },
  admin: blockAdmin('Text'),
  fields: [
    { name: 'titel', type: 'text', label: 'Überschrift' },
    richText({ name: 'text', label: 'Text', required: true }),
  ],
}
