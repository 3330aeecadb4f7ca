import type { BlocksField } from 'payload'
import { datei } from './bild.ts'
import { blockAdmin } from './block-admin.ts'
import { germanFirst } from './german-first.ts'

/** Files to download, stored as JSON like all blocks. */
export function dokumente(label = 'Dokumente'): BlocksField {
  return {
    name: 'dokumente',
    type: 'blocks',
    label,
    labels: { singular: 'Dokument', plural: 'Dokumente' },
    maxRows: 30,
    blocks: [
      {
        slug: 'dokument',
        interfaceName: 'DokumentBlock',
        labels: { singular: 'Dokument', plural: 'Dokumente' },
        admin: blockAdmin('Dokument'),
        fields: [
          {
            name: 'titel',
            type: 'text',
            label: 'Titel',
            required: true,
            localized: true,
            validate: germanFirst('Bitte geben Sie einen Titel an.', 160),
          },
          datei({ required: true }),
        ],
      },
    ],
  }
}
