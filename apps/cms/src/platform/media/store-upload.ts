import { type MediaStore, type StoredFile, StoreError, storeFiles } from '@kurstadt/media-store'
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

/** Announces files, has them written, and keeps them with the document that is being saved. */
async function storeAnnounced(
  req: PayloadRequest,
  store: StoreName,
  names: readonly string[],
  write: () => Promise<void>,
): Promise<void> {
  await announceFiles(store, names)
  try {
    await write()
  } catch (error) {
    req.payload.logger.error({ err: error }, 'an upload could not be stored')
    throw uploadError(error)
  }
  await keepStored(req, store, names)
}

/** Stores the files of a document that is being saved: all of them, or none and an `UploadError`. */
export function storeUpload(
  req: PayloadRequest,
  store: StoreName,
  files: readonly StoredFile[],
): Promise<void> {
  const names = files.map(({ name }) => name)
  return storeAnnounced(req, store, names, () => storeFiles(stores[store], files))
}

async function copy(store: MediaStore, from: string, to: string): Promise<void> {
  if (!(await store.copy(from, to))) throw new UploadError('Die Datei ist nicht mehr da.', 409)
}

/** Stores a file once more under another name; nobody else who saves waits for a whole film. */
export function copyStored(
  req: PayloadRequest,
  store: StoreName,
  { from, to }: { from: string; to: string },
): Promise<void> {
  return storeAnnounced(req, store, [to], () => copy(stores[store], from, to))
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
