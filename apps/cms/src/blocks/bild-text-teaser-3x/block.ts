import type { Block } from 'payload'
import { bild, blockAdmin, link } from '../../editing/fields/index.ts'

/** Three pictures with title, text and link (spec 3: `titel1-3`, `text1-3`, `link1-3`). */
export const block: Block = {
  slug: 'bild-text-teaser-3x',
  interfaceName: 'BildTextTeaser3xBlock',
  labels: { singular: 'Drei Teaser mit Bild', plural: 'Drei Teaser mit Bild' },
  admin: blockAdmin('Drei Teaser mit Bild'),
  fields: [
    { name: 'titel', type: 'text', label: 'Überschrift' },
    { name: 'einleitung', type: 'textarea', label: 'Einleitung' },
    {
      name: 'teaser',
      type: 'array',
      label: 'Teaser',
      labels: { singular: 'Teaser', plural: 'Teaser' },
      required: true,
      minRows: 1,
      maxRows: 3,
      fields: [
        { name: 'titel', type: 'text', label: 'Titel', required: true },
        { name: 'text', type: 'textarea', label: 'Text' },
        link({ name: 'link' }),
        bild(),
      ],
    },
  ],
}
