import { createHash } from 'node:crypto'
import type { Foto, PartnerTun, PartnerWerte } from '@kurstadt/contract/partner'
import type { StoredFile } from '@kurstadt/media-store'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { inTransaction, sql } from '../../platform/database/index.ts'
import {
  fileKindOf,
  fileKinds,
  likenessOf,
  prepareAttachment,
  storeUpload,
  UploadError,
} from '../../platform/media/index.ts'

type Sent = Extract<PartnerTun, { tun: 'senden' }>['fotos']

/** A photo that came with a form: how its reading sees it, and what is kept of it. */
export type Photo = {
  foto: Foto
  /** Null for one that is not taken: its reading says so at its field. */
  kept: { file: StoredFile; vorschau: string } | null
}

/**
 * The id that a photo has by its bytes, shaped like a UUID: the same form sent twice brings it once
 * (F12), and the photo of one link is never that of another.
 */
function idOf(zugang: string, data: Buffer): string {
  const hex = createHash('sha256').update(zugang).update('\0').update(data).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** What files are called that come from partners: never what they were called at home (T67). */
const name = 'foto'

async function prepare(zugang: string, { daten, reihe }: Sent[number]): Promise<Photo> {
  const data = Buffer.from(daten, 'base64')
  const kind = fileKindOf(data)
  const type = kind === null ? '' : fileKinds[kind].mimeType
  const foto = { reihe, id: idOf(zugang, data), size: data.length, type }
  try {
    const { file } = await prepareAttachment({ name, data })
    return { foto, kept: { file, vorschau: await likenessOf(file.data) } }
  } catch (error) {
    if (!(error instanceof UploadError) || error.status >= 500) throw error
    // What cannot be read has no kind; what has too many pixels is as good as too many bytes.
    const refused = error.status === 413 ? { size: Number.MAX_SAFE_INTEGER } : { type: '' }
    return { foto: { ...foto, ...refused }, kept: null }
  }
}

/** Checks and cleans the photos of a form, one after the other, before a connection is taken (T45, T46, T47). */
export async function preparePhotos(zugang: string, fotos: Sent): Promise<Photo[]> {
  const photos: Photo[] = []
  for (const one of fotos) photos.push(await prepare(zugang, one))
  return photos
}

/** Bytes of photos as they were sent. */
export const bytesOf = (photos: readonly Photo[]) =>
  photos.reduce((sum, { foto }) => sum + foto.size, 0)

const known = z.object({ id: z.string() })
const waiting = z.object({ id: z.string(), datei: z.string(), vorschau: z.string() })
/** A photo that waits for the office: its file in the store of attachments, and a likeness. */
export type WaitingPhoto = z.infer<typeof waiting>

/** Photos that wait with a proposal. */
export async function waitingPhotos(req: PayloadRequest, vorschlag: string) {
  const rows = await inTransaction(
    req,
    sql`select id, datei, vorschau from partner_bilder where vorschlag = ${vorschlag}::uuid`,
  )
  return z.array(waiting).parse(rows)
}

/** Lets go of what waits with a proposal, but for what is named; the files go with their rows. */
export async function dropPhotos(
  req: PayloadRequest,
  vorschlag: string,
  but: readonly string[] = [],
): Promise<void> {
  await inTransaction(
    req,
    sql`delete from partner_bilder where vorschlag = ${vorschlag}::uuid
        and not (id = any(${sql.param([...but])}::uuid[]))`,
  )
}

/** Keeps the photos that a proposal names, where nobody but the office sees them; others of it go. */
export async function keepPhotos(
  req: PayloadRequest,
  vorschlag: string,
  { bilder, photos }: { bilder: PartnerWerte['bilder']; photos: readonly Photo[] },
): Promise<void> {
  const named = bilder.filter(({ neu }) => neu !== null).map(({ id }) => id)
  await dropPhotos(req, vorschlag, named)
  for (const { foto, kept } of photos) {
    if (kept === null || !named.includes(foto.id)) continue
    const rows = await inTransaction(
      req,
      sql`insert into partner_bilder (vorschlag, id, datei, vorschau)
          values (${vorschlag}::uuid, ${foto.id}::uuid, ${kept.file.name}, ${kept.vorschau})
          on conflict do nothing returning id`,
    )
    if (z.array(known).parse(rows).length > 0) await storeUpload(req, 'anlagen', [kept.file])
  }
}
