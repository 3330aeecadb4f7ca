import type { CollectionConfig } from 'payload'
import { accessOf } from '../../access/index.ts'
import { changeHooks } from '../../changes/index.ts'
import { env } from '../../env.ts'
import { fileKinds, serveStored, storedNames } from '../../media/index.ts'
import { fields } from './fields.ts'
import { describeFile, dropFiles, prepareFile, storePrepared } from './hooks.ts'

const changes = changeHooks('medien')

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
    handlers: [(_, { params }) => serveStored(env.MEDIA_DIR, params.filename)],
  },
  hooks: {
    beforeOperation: [prepareFile],
    beforeChange: [describeFile, ...changes.beforeChange],
    afterChange: [...changes.afterChange, storePrepared],
    beforeDelete: changes.beforeDelete,
    afterDelete: [...changes.afterDelete, dropFiles],
  },
  fields,
}
