import { templates } from '@kurstadt/contract'
import type { Block } from 'payload'
import { blockAdmin, richText, slot } from '../fields/index.ts'

/** Formatted text with an optional heading. */
export const text: Block = {
  slug: 'text',
  interfaceName: 'TextBlock',
  labels: { singular: 'Text', plural: 'Texte' },
  admin: blockAdmin('Text'),
  fields: [
    slot(templates.text.slots),
    { name: 'titel', type: 'text', label: 'Überschrift' },
    richText({ name: 'text', label: 'Text', required: true }),
  ],
}
