import type { BlocksField } from 'payload'
import { bild } from './bild.ts'

/** Most pictures beside a text. */
const usual = 60

/**
 * Pictures in an order, each with a caption of its own where that of the media library does not
 * fit. They are blocks of one kind, because blocks are stored as JSON: no table for each use.
 */
export function bilderMitText({ required = false, most = usual } = {}): BlocksField {
  return {
    name: 'bilder',
    type: 'blocks',
    label: 'Bilder',
    labels: { singular: 'Bild', plural: 'Bilder' },
    required,
    maxRows: most,
    admin: {
      initCollapsed: true,
      description:
        'Reihenfolge: am Griff links ziehen. Mit der Tastatur: im Menü „…“ einer Zeile „Nach oben verschieben“ oder „Nach unten verschieben“.',
      components: { afterInput: ['/admin/add-pictures.tsx#AddPictures'] },
    },
    blocks: [
      {
        slug: 'bild-mit-text',
        interfaceName: 'BildMitTextBlock',
        labels: { singular: 'Bild', plural: 'Bilder' },
        admin: {
          disableBlockName: true,
          components: { Label: '/admin/picture-label.tsx#PictureLabel' },
        },
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
