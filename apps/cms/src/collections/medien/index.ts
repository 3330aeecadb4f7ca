import type { CollectionConfig } from 'payload'
import { accessOf } from '../../access/index.ts'
import { changeHooks } from '../../changes/index.ts'
import { env } from '../../env.ts'
import { fileKinds, serveStored, storedNames, stores } from '../../media/index.ts'
import { uploadHooks } from '../upload-hooks.ts'
import { fields } from './fields.ts'

function thumbnailOf(doc: Record<string, unknown>): string | null {
  const small = storedNames(doc).find((name) => name.endsWith('.webp'))
  return small === undefined ? null : `/api/medien/file/${small}`
}

/** Pictures and files (page model, section 3). */
export const medien: CollectionConfig<'medien'> = {
  slug: 'medien',
  typescript: { interface: 'MediumDoc' },
  labels: { singular: 'Datei', plural: 'Bilder und Dateien' },
  admin: {
    group: 'Medien',
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'alt', 'copyright', 'updatedAt'],
    listSearchableFields: ['filename', 'alt', 'copyright'],
  },
  defaultSort: '-updatedAt',
  access: accessOf('medien'),
  upload: {
    staticDir: `${env.MEDIA_DIR}/.payload`,
    disableLocalStorage: true,
    mimeTypes: Object.values(fileKinds).map(({ mimeType }) => mimeType),
    crop: false,
    focalPoint: true,
    pasteURL: false,
    bulkUpload: false,
    adminThumbnail: ({ doc }) => thumbnailOf(doc),
    handlers: [(_, { params }) => serveStored(stores.medien, params.filename)],
  },
  hooks: uploadHooks({ store: 'medien' }, changeHooks('medien')),
  fields,
}
