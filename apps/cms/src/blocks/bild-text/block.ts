import type { Block } from 'payload'
import { bild, blockAdmin, linkMitText, parallax, richText } from '../../editing/fields/index.ts'

/** Picture beside text; `anordnung` says which comes first. */
export const block: Block = {
  slug: 'bild-text',
  interfaceName: 'BildTextBlock',
  labels: { singular: 'Bild und Text', plural: 'Bilder und Texte' },
  admin: blockAdmin('Bild und Text'),
  fields: [
    { name: 'titel', type: 'text', label: 'Überschrift' },
    richText({ name: 'text', label: 'Text', required: true }),
    bild(),
    {
      name: 'anordnung',
      type: 'radio',
      label: 'Anordnung',
      required: true,
      defaultValue: 'bild-text',
      options: [
        { value: 'bild-text', label: 'Bild, dann Text' },
        { value: 'text-bild', label: 'Text, dann Bild' },
      ],
    },
    parallax(),
    linkMitText(),
  ],
}
