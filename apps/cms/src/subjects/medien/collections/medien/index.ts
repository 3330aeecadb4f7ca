import type { CollectionConfig } from 'payload'
import { mediaAccess } from '../../../../editing/access/index.ts'
import { binHooks } from '../../../../editing/bin/index.ts'
import { allOrNothing, changeHooks } from '../../../../editing/changes/index.ts'
import { versions } from '../../../../editing/collection/drafts.ts'
import { german } from '../../../../editing/collection/form-parts.ts'
import { uploadHooks } from '../../../../editing/collection/upload-hooks.ts'
import { translationEndpoints } from '../../../../editing/translation/index.ts'
import { noteAuthor, versionViews } from '../../../../editing/versions/index.ts'
import { env } from '../../../../env.ts'
import { fileKinds, serveStored, storedNames, stores } from '../../../../platform/media/index.ts'
import { gewaehlteAnsicht } from './ansichten.ts'
import { fields } from './fields.ts'
import { filmUploads } from './film-uploads.ts'
import { refuseFixed } from './refuse-fixed.ts'
import { refuseUsed } from './refuse-used.ts'
import { uploadsInTurn } from './uploads-in-turn.ts'

const hooks = uploadHooks({ store: 'medien' }, changeHooks('medien'))
const bin = binHooks('medien', { hasDrafts: false, refusals: [refuseUsed] })

/** The second smallest file: the smallest is for telephones, and too coarse for a form. */
function thumbnailOf(doc: Record<string, unknown>): string | null {
  if (doc.papierkorb) return null
  const [least, next] = storedNames(doc).filter((name) => name.endsWith('.webp'))
  const small = next ?? least
  return small === undefined ? null : `/api/medien/file/${small}`
}

/** Pictures and files (page model, section 3). */
export const medien: CollectionConfig<'medien'> = {
  slug: 'medien',
  typescript: { interface: 'MediumDoc' },
  labels: { singular: 'Datei', plural: 'Bilder und Dateien' },
  admin: {
    group: 'Medien',
    hideAPIURL: true,
    useAsTitle: 'titel',
    defaultColumns: ['filename', 'titel', 'alt', 'copyright', 'lizenz', 'updatedAt'],
    listSearchableFields: ['titel', 'filename', 'alt', 'schlagworte', 'copyright', 'urheber'],
    description:
      'Ersetzen Sie eine Datei hier, so zeigt jede Seite sofort die neue: Datei öffnen, die alte mit × entfernen, die neue wählen, speichern. Eine Datei darf höchstens 10 MB groß sein; größere Bilder werden beim Auswählen verkleinert, Filme laden Sie unter „Videos“ hoch.',
    pagination: { defaultLimit: 24, limits: [24, 48, 96] },
    baseListFilter: gewaehlteAnsicht,
    components: {
      views: versionViews,
      beforeListTable: ['/subjects/medien/admin/medien-ansichten.tsx#MedienAnsichten'],
    },
  },
  defaultSort: '-updatedAt',
  access: mediaAccess('medien'),
  upload: {
    staticDir: `${env.MEDIA_DIR}/.payload`,
    disableLocalStorage: true,
    mimeTypes: [
      ...Object.values(fileKinds).map(({ mimeType }) => mimeType),
      'application/x-subrip',
    ],
    crop: false,
    focalPoint: true,
    pasteURL: false,
    bulkUpload: true,
    adminThumbnail: ({ doc }) => thumbnailOf(doc),
    handlers: [
      (req, { params }) =>
        serveStored(stores.medien, params.filename, { range: req.headers.get('range') }),
    ],
  },
  endpoints: [...filmUploads, ...uploadsInTurn, ...translationEndpoints('medien')],
  versions,
  trash: true,
  hooks: allOrNothing({
    ...hooks,
    beforeChange: [...hooks.beforeChange, refuseFixed, ...bin.beforeChange, noteAuthor],
    afterChange: [...hooks.afterChange, ...bin.afterChange],
    beforeDelete: [...hooks.beforeDelete, refuseUsed],
  }),
  fields: [german, ...fields],
}
