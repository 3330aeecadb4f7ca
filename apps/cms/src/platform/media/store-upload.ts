import { type StoredFile, StoreError, storeFiles } from '@kurstadt/media-store'
import type { PayloadRequest } from 'payload'
import { announceFiles, keepFiles } from './leftovers.ts'
import { type StoreName, stores } from './stores.ts'
import { UploadError } from './upload-error.ts'

function uploadError(error: unknown): unknown {
  if (!(error instanceof StoreError)) return error
  return error.fault === 'full'
    ? new UploadError('Der Speicherplatz ist voll. Bitte melden Sie das der Technik.', 507)
    : new UploadError('Die Ablage der Dateien antwortet nicht. Bitte versuchen Sie es später.', 503)
}

/** Stores the files of a document that is being saved: all of them, or none and an `UploadError`. */
export async function storeUpload(
  req: PayloadRequest,
  store: StoreName,
  files: readonly StoredFile[],
): Promise<void> {
  const names = files.map(({ name }) => name)
  await announceFiles(store, names)
  try {
    await storeFiles(stores[store], files)
  } catch (error) {
    req.payload.logger.error({ err: error }, 'an upload could not be stored')
    throw uploadError(error)
  }
  if (!(await keepFiles(req, store, names)))
    throw new UploadError(
      'Das Speichern hat zu lange gedauert. Bitte versuchen Sie es erneut.',
      503,
    )
}
