import type { Endpoint, PayloadHandler, PayloadRequest } from 'payload'
import { z } from 'zod'
import { keeps } from '../../../../editing/access/index.ts'
import { storageName } from '../../../../platform/media/file-name.ts'
import {
  dropParts,
  filmLimits,
  filmTooLarge,
  joinParts,
  keepPart,
  preparedUploads,
  prepareFilm,
  UploadError,
} from '../../../../platform/media/index.ts'
import { lizenzen } from '../../../../platform/media/lizenzen.ts'

/*
 * A film is larger than anybody may hold in memory, and takes longer than a request may: it comes
 * in parts, each a small request of its own, that a line may lose and send again (decision 0081).
 */

const mostParts = Math.ceil(filmLimits.bytes / filmLimits.partBytes)

/** What is said of a film, before its first byte and at its end: what is missing costs no upload. */
const film = z.object({
  name: z.string().min(1).max(300),
  groesse: z.int().positive(),
  copyright: z.string().trim().min(1, 'Bitte nennen Sie, wem der Film gehört.').max(200),
  lizenz: z.enum(lizenzen.map(({ value }) => value)),
})
/** A name that `storageName` makes: nobody guesses somebody else's. */
const uploadName = z.string().regex(/^[a-z0-9-]{1,60}-[0-9a-f]{12}$/)
const partNumber = z.coerce.number().int().min(1).max(mostParts)

function mayUpload(req: PayloadRequest): void {
  if (!keeps(req.user, 'medien'))
    throw new UploadError('Sie sind nicht angemeldet oder dürfen keine Dateien hochladen.', 403)
}

async function filmOf(req: PayloadRequest): Promise<z.output<typeof film>> {
  const body: unknown = await req.json?.().catch(() => null)
  const read = film.safeParse(body)
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw new UploadError(
    issue?.code === 'too_small' ? issue.message : 'Die Angaben zum Film fehlen.',
  )
}

/** The bytes of a part; more than was agreed are not read to their end. */
async function bytesOf(req: PayloadRequest): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let length = 0
  const reader = req.body?.getReader()
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    length += read.value.byteLength
    if (length > filmLimits.partBytes) {
      await reader?.cancel()
      throw new UploadError('Der Teil des Films ist zu groß.', 413)
    }
    chunks.push(read.value)
  }
  if (length === 0) throw new UploadError('Der Teil des Films ist leer.')
  return Buffer.concat(chunks)
}

function uploadOf({ routeParams }: PayloadRequest): string {
  const read = uploadName.safeParse(routeParams?.upload)
  if (!read.success) throw new UploadError('Diesen Film kennt niemand.', 404)
  return read.data
}

function partOf({ routeParams }: PayloadRequest): number {
  const read = partNumber.safeParse(routeParams?.teil)
  if (!read.success) throw new UploadError('Diesen Teil des Films gibt es nicht.', 404)
  return read.data
}

function partsOf({ groesse }: z.output<typeof film>): number {
  if (groesse > filmLimits.bytes) throw new UploadError(filmTooLarge, 413)
  return Math.ceil(groesse / filmLimits.partBytes)
}

const beginFilm: PayloadHandler = async (req) => {
  mayUpload(req)
  const asked = await filmOf(req)
  const teile = partsOf(asked)
  return Response.json({
    upload: storageName(asked.name),
    teilgroesse: filmLimits.partBytes,
    teile,
  })
}

const takePart: PayloadHandler = async (req) => {
  mayUpload(req)
  const teil = partOf(req)
  await keepPart(uploadOf(req), teil, await bytesOf(req))
  return Response.json({ teil })
}

/** What the end of a film is answered. */
type Medium = { id: string; titel?: string | null | undefined }

/** Puts a film together and saves its document; its parts are given up after that. */
async function makeMedium(
  req: PayloadRequest,
  upload: string,
  asked: z.output<typeof film>,
): Promise<Medium> {
  const parts = partsOf(asked)
  const filename = await joinParts(upload, parts, asked)
  const prepared = await prepareFilm(filename, asked.groesse, asked.name)
  preparedUploads.set(req, prepared)
  const { id, titel } = await req.payload.create({
    collection: 'medien',
    req,
    locale: 'de',
    overrideAccess: false,
    user: req.user,
    depth: 0,
    file: prepared.file,
    data: { copyright: asked.copyright, lizenz: asked.lizenz },
  })
  await dropParts(upload, parts).catch((error: unknown) =>
    req.payload.logger.warn({ err: error }, 'parts of a film stay for a day'),
  )
  return { id, titel }
}

/** Films that were ended last, by their upload. */
const ended = new Map<string, Promise<Medium>>()
const mostEnded = 200

/** Ends a film once: whoever asks again, after an answer that was lost, gets the same document. */
async function endOnce(upload: string, make: () => Promise<Medium>): Promise<Medium> {
  const known = ended.get(upload)
  if (known) return known
  const making = make()
  ended.set(upload, making)
  const [oldest] = ended.keys()
  if (ended.size > mostEnded && oldest !== undefined) ended.delete(oldest)
  try {
    return await making
  } catch (error) {
    ended.delete(upload)
    throw error
  }
}

const endFilm: PayloadHandler = async (req) => {
  mayUpload(req)
  const upload = uploadOf(req)
  const asked = await filmOf(req)
  const medium = await endOnce(upload, () => makeMedium(req, upload, asked))
  return Response.json(medium, { status: 201 })
}

const post = (path: string, handler: PayloadHandler): Omit<Endpoint, 'root'> => ({
  method: 'post',
  path,
  handler,
})

/** Begins a film, takes its parts, and puts them together into a file of the media library. */
export const filmUploads = [
  post('/film', beginFilm),
  post('/film/:upload', endFilm),
  post('/film/:upload/:teil', takePart),
]
