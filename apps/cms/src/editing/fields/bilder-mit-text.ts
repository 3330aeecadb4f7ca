import type { BlocksField } from 'payload'
import { bild } from './bild.ts'
import { blockAdmin } from './block-admin.ts'
import { foldedRows } from './folded-rows.ts'

/** Most pictures of one gallery. */
const most = 60

/**
 * Pictures in an order, each with a caption of its own where that of the media library does not
 * fit. They are blocks of one kind, because blocks are stored as JSON: no table for each use.
 */
export function bilderMitText({ required = false } = {}): BlocksField {
  return {
    name: 'bilder',
    type: 'blocks',
    label: 'Bilder',
    labels: { singular: 'Bild', plural: 'Bilder' },
    required,
    maxRows: most,
    admin: foldedRows,
    blocks: [
      {
        slug: 'bild-mit-text',
        interfaceName: 'BildMitTextBlock',
        labels: { singular: 'Bild', plural: 'Bilder' },
        admin: blockAdmin('Bild'),
        fields: [
          bild({ required: true }),
          {
            name: 'bildtext',
            type: 'text',
            label: 'Bildtext',
            localized: true,
            maxLength: 300,
            admin: { description: 'Leer lassen, um den Bildtext aus den Medien zu nehmen.' },
          },
        ],
      },
    ],
  }
}
