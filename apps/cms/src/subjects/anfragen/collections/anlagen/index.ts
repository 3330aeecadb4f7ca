import type { CollectionConfig } from 'payload'
import { nobody } from '../../../../editing/access/index.ts'
import { changeHooks } from '../../../../editing/changes/index.ts'
import { uploadHooks } from '../../../../editing/collection/upload-hooks.ts'
import { env } from '../../../../env.ts'
import { serveStored, stores } from '../../../../platform/media/index.ts'
import { attachmentRead } from '../../inbox/index.ts'

/** The website shows none of them, so its caches need not hear of them. */
const changes = changeHooks('anlagen', { tagsOf: () => [] })

/**
 * Pictures that came with requests. They lie in a folder of their own that the website does not
 * know, are seen by whoever sees their request, and go with it (T67).
 */
export const anlagen: CollectionConfig<'anlagen'> = {
  slug: 'anlagen',
  typescript: { interface: 'AnlageDoc' },
  labels: { singular: 'Anlage', plural: 'Anlagen von Anfragen' },
  admin: { hideAPIURL: true, hidden: true, useAsTitle: 'titel' },
  custom: { isPrivate: true },
  lockDocuments: false,
  access: { create: nobody, read: attachmentRead, update: nobody, delete: nobody },
  upload: {
    staticDir: `${env.ATTACHMENT_DIR}/.payload`,
    disableLocalStorage: true,
    mimeTypes: ['jpeg', 'png', 'webp', 'avif'].map((kind) => `image/${kind}`),
    crop: false,
    focalPoint: false,
    pasteURL: false,
    bulkUpload: false,
    handlers: [
      (_, { params }) => serveStored(stores.anlagen, params.filename, { keep: 'no-store' }),
    ],
  },
  hooks: uploadHooks({ store: 'anlagen' }, changes),
  fields: [
    {
      name: 'anfrage',
      type: 'relationship',
      relationTo: 'anfragen',
      label: 'Anfrage',
      required: true,
      index: true,
    },
    { name: 'titel', type: 'text', label: 'Name', maxLength: 200 },
    { name: 'bildtext', type: 'text', label: 'Bildbeschreibung', maxLength: 300 },
    { name: 'bildcopyright', type: 'text', label: 'Rechte am Bild', maxLength: 200 },
    { name: 'uebernommen_am', type: 'date', label: 'In die Mediathek übernommen am' },
  ],
}
