import type { Block } from 'payload'
import { blockAdmin, datei } from '../../editing/fields/index.ts'

/** Files to download with format and size. */
export const block: Block = {
  slug: 'downloads',
  interfaceName: 'DownloadsBlock',
  labels: { singular: 'Downloads', plural: 'Downloads' },
  admin: blockAdmin('Downloads'),
  fields: [
    { name: 'titel', type: 'text', label: 'Überschrift' },
    {
      name: 'downloads',
      type: 'array',
      label: 'Dateien',
      labels: { singular: 'Datei', plural: 'Dateien' },
      required: true,
      minRows: 1,
      fields: [
        { name: 'titel', type: 'text', label: 'Titel', required: true },
        datei({ required: true }),
      ],
    },
  ],
}
