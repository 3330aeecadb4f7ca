import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeValidateHook,
  CollectionConfig,
} from 'payload'
import { z } from 'zod'
import { accessByField, administrationField, sees } from '../../../../editing/access/index.ts'
import { binStep, changeHooks, readChanged } from '../../../../editing/changes/index.ts'
import { versions } from '../../../../editing/collection/drafts.ts'
import { hidingField, uploadHooks } from '../../../../editing/collection/upload-hooks.ts'
import { nummer, oeffentlich, tag } from '../../../../editing/fields/index.ts'
import { keepCouncilFile, keepInternalFile } from '../../../../editing/suche/index.ts'
import { authorField, noteAuthor, versionViews } from '../../../../editing/versions/index.ts'
import { env } from '../../../../env.ts'
import { fileKinds, serveStored, stores } from '../../../../platform/media/index.ts'
import { enqueue } from '../../../../platform/queue/enqueue.ts'
import { dropShared, keepShared, refuseReplaced } from '../../../rat/index.ts'

const areas = { rat: 'rat', intranet: 'intranet' } as const

const withArea = z.object({ bereich: z.unknown() }).partial()

/** A file of the intranet is never public, whatever is ticked. */
const keepIntranetIn: CollectionBeforeValidateHook = ({ data = {}, originalDoc }) => {
  return withArea.parse({ ...originalDoc, ...data }).bereich === 'rat'
    ? data
    : { ...data, oeffentlich: false }
}

const withFile = z.object({ filename: z.string().nullish() })
const fileOf = (doc: unknown) => withFile.safeParse(doc).data?.filename ?? null

/** A new file is read for the searches soon; those of the demo town wait for their turn. */
const askForWords: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  if (fileOf(doc) === fileOf(previousDoc) || req.context.isInHurry === true) return
  await enqueue(req, 'read-words', {})
}

const withSight = z.object({ oeffentlich: z.boolean().nullish() })
const isOpen = (doc: unknown) => withSight.safeParse(doc).data?.oeffentlich === true

/**
 * A file that is public now, or no longer, is found by others, one in the bin by nobody, and one that
 * was replaced by its words once these are read.
 */
const keepFound: CollectionAfterChangeHook = async ({ data, doc, previousDoc, req }) => {
  const id = String(readChanged(doc).id)
  const isMoved = binStep(previousDoc, data) !== null
  const isReplaced = fileOf(doc) !== fileOf(previousDoc)
  const isSeenByOthers = isOpen(doc) !== isOpen(previousDoc)
  if (isMoved || isReplaced) await keepInternalFile(req, id)
  if (isMoved || isReplaced || isSeenByOthers) await keepCouncilFile(req, id)
}

const dropFound: CollectionAfterDeleteHook = ({ id, req }) => keepCouncilFile(req, String(id))

const uploads = uploadHooks({ store: 'dokumente', isPdfOnly: true }, changeHooks('dokumente'))

/**
 * Files of the council and the intranet. They lie in a folder of their own that the website does
 * not know: nothing delivers them but the back office, to those who keep their area (T02).
 */
export const dokumente: CollectionConfig<'dokumente'> = {
  slug: 'dokumente',
  typescript: { interface: 'DokumentDoc' },
  labels: { singular: 'Dokument', plural: 'Dokumente (Rat und Intranet)' },
  admin: {
    hideAPIURL: true,
    group: 'Medien',
    hidden: ({ user }) => !Object.values(areas).some((bereich) => sees(user, bereich)),
    useAsTitle: 'titel',
    defaultColumns: ['titel', 'bereich', 'oeffentlich', 'stand', 'updatedAt'],
    listSearchableFields: ['titel', 'filename'],
    components: { views: versionViews },
    description: 'PDF-Dateien, die nicht jede und jeder herunterladen darf.',
  },
  defaultSort: '-updatedAt',
  access: accessByField('bereich', areas),
  upload: {
    staticDir: `${env.DOCUMENT_DIR}/.payload`,
    disableLocalStorage: true,
    mimeTypes: [fileKinds.pdf.mimeType],
    crop: false,
    focalPoint: false,
    pasteURL: false,
    bulkUpload: false,
    handlers: [
      (_, { params }) => serveStored(stores.dokumente, params.filename, { keep: 'no-store' }),
    ],
  },
  versions,
  trash: true,
  hooks: {
    ...uploads,
    beforeValidate: [keepIntranetIn],
    beforeChange: [refuseReplaced, ...uploads.beforeChange, noteAuthor],
    afterChange: [...uploads.afterChange, askForWords, keepFound, keepShared],
    afterDelete: [...uploads.afterDelete, dropFound, dropShared],
  },
  fields: [
    {
      name: 'titel',
      type: 'text',
      label: 'Titel',
      required: true,
      maxLength: 200,
    },
    {
      name: 'bereich',
      type: 'select',
      label: 'Gehört zu',
      required: true,
      enumName: 'enum_dokumente_bereich',
      access: { update: administrationField },
      options: [
        { value: 'rat', label: 'Rat' },
        { value: 'intranet', label: 'Intranet' },
      ],
    },
    tag({ name: 'stand', label: 'Stand', description: 'Leer lassen für heute.' }),
    {
      ...oeffentlich(
        'Für alle sichtbar',
        'Nur zusammen mit einer öffentlichen Sitzung oder Vorlage.',
      ),
      admin: { condition: (data) => data.bereich === 'rat' },
    },
    nummer('dokumente'),
    authorField,
    hidingField,
  ],
}
