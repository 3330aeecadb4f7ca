import { type StoredFile, StoreError, storeFiles } from '@kurstadt/media-store'
import type { PayloadRequest } from 'payload'
import { announceFiles, keepFiles } from './leftovers.ts'
import { type StoreName, stores } from './stores.ts'
import { UploadError } from './upload-error.ts'

/** What an editor hears of a store that failed; anything else as it is. */
export function uploadError(error: unknown): unknown {
  if (!(error instanceof StoreError)) return error
  if (error.fault === 'cut-off')
    return new UploadError('Die Datei kam nicht ganz an. Bitte laden Sie sie noch einmal hoch.')
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
  await keepStored(req, store, names)
}

/** Keeps files that lie in the store already with the document that is being saved. */
export async function keepStored(
  req: PayloadRequest,
  store: StoreName,
  names: readonly string[],
): Promise<void> {
  if (await keepFiles(req, store, names)) return
  throw new UploadError('Das Speichern hat zu lange gedauert. Bitte versuchen Sie es erneut.', 503)
}
