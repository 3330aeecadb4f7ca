import { buffer } from 'node:stream/consumers'
import { type MediaStore, StoreError } from '@kurstadt/media-store'
import PQueue from 'p-queue'
import { fileKinds, filmKindOf } from './file-kind.ts'
import { displayName, storageName } from './file-name.ts'
import { inspectFilm } from './film.ts'
import { announceFiles } from './leftovers.ts'
import type { PreparedUpload } from './prepare-upload.ts'
import { uploadError } from './store-upload.ts'
import { stores } from './stores.ts'
import { UploadError } from './upload-error.ts'

/** How long parts wait for the others, and a whole film for its document. */
const during = { part: '1 day', film: '1 hour' } as const

/** Films that are put together at a time. */
const joining = new PQueue({ concurrency: 1 })

const partName = (upload: string, part: number) => `${upload}.teil-${String(part).padStart(4, '0')}`

/** A store that failed says what an editor can do, and so does a film that was not whole. */
async function orUploadError<Value>(work: Promise<Value>): Promise<Value> {
  return work.catch((error: unknown) => {
    if (error instanceof StoreError && error.cause instanceof UploadError) throw error.cause
    throw uploadError(error)
  })
}

/**
 * Stores a part of a film, counted from 1; sent once more it takes its own place. The first one
 * says whether it is a film at all. Parts that nobody puts together are removed after a day.
 */
export async function keepPart(upload: string, part: number, data: Buffer): Promise<void> {
  if (part === 1 && filmKindOf(data) === null)
    throw new UploadError('Das ist kein Film als MP4 oder WebM.')
  const name = partName(upload, part)
  await announceFiles('medien', [name], during.part)
  await orUploadError(stores.medien.write({ name, data }))
}

async function* bytesOf(store: MediaStore, names: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const name of names) {
    const part = await store.open(name)
    if (!part)
      throw new UploadError('Ein Teil des Films fehlt. Bitte laden Sie ihn noch einmal hoch.')
    for await (const chunk of await part.read()) yield chunk
  }
}

async function firstBytes(store: MediaStore, name: string): Promise<Buffer> {
  const opened = await store.open(name)
  if (!opened)
    throw new UploadError('Der Anfang des Films fehlt. Bitte laden Sie ihn noch einmal hoch.')
  return buffer(await opened.read({ start: 0, end: Math.min(opened.size, 4_096) - 1 }))
}

const partNames = (upload: string, parts: number) =>
  Array.from({ length: parts }, (_, index) => partName(upload, index + 1))

/** Gives up the parts of a film that has its document: until then its end can be asked for again. */
export async function dropParts(upload: string, parts: number): Promise<void> {
  await announceFiles('medien', partNames(upload, parts), '0 seconds')
}

/**
 * Puts the parts of a film together, in their order, without ever holding it; returns its name. That
 * is a new one each time: whoever ends an upload twice touches no file that a document has already.
 */
export async function joinParts(
  upload: string,
  parts: number,
  { name: called, groesse: size }: { name: string; groesse: number },
): Promise<string> {
  const store = stores.medien
  const names = partNames(upload, parts)
  const kind = filmKindOf(await firstBytes(store, partName(upload, 1)))
  if (kind === null) throw new UploadError('Das ist kein Film als MP4 oder WebM.')
  const name = `${storageName(called)}.${fileKinds[kind].ending}`
  await announceFiles('medien', [name], during.film)
  const file = { name, size, chunks: bytesOf(store, names) }
  await joining.add(() => orUploadError(store.writeStream(file)))
  return name
}

/** An MP4 without anything in it: Payload wants the bytes of a file, and a part of one is broken. */
const emptyMp4 = Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isommp41\0\0\0\x08free', 'latin1')

/** Looks into a film that lies in the store, and says what Payload may see of it. */
export async function prepareFilm(
  filename: string,
  size: number,
  called: string,
): Promise<PreparedUpload> {
  const head = await firstBytes(stores.medien, filename)
  const kind = filmKindOf(head)
  if (kind === null) throw new UploadError('Das ist kein Film als MP4 oder WebM.')
  const { breite, hoehe, dauer, ton } = await inspectFilm(stores.medien, filename, kind)
  const { mimeType } = fileKinds[kind]
  return {
    title: displayName(called),
    file: { name: filename, data: kind === 'mp4' ? emptyMp4 : head, mimetype: mimeType, size },
    fields: {
      filename,
      mimeType,
      filesize: size,
      width: breite,
      height: hoehe,
      platzhalter: null,
      quellen: [],
      film_dauer: dauer,
      film_ton: ton,
    },
    files: [],
    isStored: true,
  }
}
