import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
} from 'payload'
import { isEditor } from '../../access/index.ts'
import { env } from '../../env.ts'
import {
  preparedUploads,
  prepareUpload,
  removeFiles,
  storedNames,
  storeFiles,
  UploadError,
} from '../../media/index.ts'

type FocalPoint = { focalPoint?: { x?: unknown; y?: unknown } }

/** Takes the focal point out of Payload's picture editor, which would fetch the file again for it. */
function focalPointOf(query: Record<string, unknown>): { focalX?: number; focalY?: number } {
  const edits = query.uploadEdits
  if (typeof edits !== 'object' || edits === null) return {}
  const { focalPoint }: FocalPoint = edits
  delete query.uploadEdits
  const [x, y] = [Number(focalPoint?.x), Number(focalPoint?.y)]
  return Number.isFinite(x) && Number.isFinite(y) ? { focalX: x, focalY: y } : {}
}

/**
 * Checks and cleans an upload before Payload sees it; a stranger's is not even looked at.
 * The seed is in a hurry and takes slightly larger files for it.
 */
export const prepareFile: CollectionBeforeOperationHook = async ({
  args,
  operation,
  req,
  overrideAccess,
}) => {
  if (operation !== 'create' && operation !== 'update') return args
  if (overrideAccess !== true && !isEditor(req.user)) return args
  const focal = focalPointOf(req.query)
  if (req.file) {
    const upload = await prepareUpload(req.file, req.context.isInHurry === true ? 0 : 2)
    preparedUploads.set(req, upload)
    req.file = upload.file
  } else if (operation === 'create') {
    throw new UploadError('Bitte wählen Sie eine Datei aus.')
  }
  return { ...args, data: { ...args.data, ...focal } }
}

/** Puts what was found out about the file into the document, over whatever was sent. */
export const describeFile: CollectionBeforeChangeHook = ({ data, req }) => ({
  ...data,
  ...preparedUploads.get(req)?.fields,
})

/** Stores the files last of all, so that a refused document leaves none; then drops replaced ones. */
export const storePrepared: CollectionAfterChangeHook = async ({ previousDoc, req }) => {
  const upload = preparedUploads.get(req)
  if (!upload) return
  preparedUploads.forget(req)
  await storeFiles(env.MEDIA_DIR, upload.files)
  await removeFiles(env.MEDIA_DIR, storedNames(previousDoc))
}

/** A deleted picture is gone at once: somebody may have had a right to that. */
export const dropFiles: CollectionAfterDeleteHook = async ({ doc }) => {
  await removeFiles(env.MEDIA_DIR, storedNames(doc))
}
