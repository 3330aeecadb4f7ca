import type { Block } from 'payload'
import { bild, blockAdmin } from '../../editing/fields/index.ts'

/** What happened when, in its order. */
export const block: Block = {
  slug: 'timeline',
  interfaceName: 'TimelineBlock',
  labels: { singular: 'Zeitleiste', plural: 'Zeitleisten' },
  admin: blockAdmin('Zeitleiste'),
  fields: [
    { name: 'titel', type: 'text', label: 'Überschrift' },
    { name: 'einleitung', type: 'textarea', label: 'Einleitung' },
    {
      name: 'stationen',
      type: 'array',
      label: 'Stationen',
      labels: { singular: 'Station', plural: 'Stationen' },
      required: true,
      minRows: 1,
      maxRows: 60,
      fields: [
        {
          name: 'zeit',
          type: 'text',
          label: 'Wann',
          required: true,
          maxLength: 60,
          admin: { placeholder: '1874, um 1500, 1914–1918' },
        },
        { name: 'titel', type: 'text', label: 'Was', required: true, maxLength: 160 },
        { name: 'text', type: 'textarea', label: 'Text', maxLength: 800 },
        bild(),
      ],
    },
  ],
}
