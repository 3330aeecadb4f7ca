import { createHash } from 'node:crypto'
import { storeFiles } from '@kurstadt/media-store'
import pMap from 'p-map'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { appendChange, awaitTurn } from '../../../editing/changes/index.ts'
import { env } from '../../../env.ts'
import { inTransaction, oneTransaction, sql } from '../../../platform/database/index.ts'
import {
  announceFiles,
  fileKindOf,
  isPictureKind,
  keepStored,
  makeShot,
  type Shot,
  storageName,
  stores,
  UploadError,
} from '../../../platform/media/index.ts'
import { fetchFile, OutgoingError } from '../../../platform/outgoing/index.ts'
import type { JobTools } from '../../../platform/queue/tools.ts'
import { tagOf } from '../../../wire/tags.ts'
import type { ShotFault } from '../shot-fault.ts'

/** What a camera may take and send: none needs more, and a job has to come to its end. */
const limits = { maxBytes: 8_000_000, timeout: 15_000 } as const
/** Cameras that are asked at a time. */
const atOnce = 3

const camera = z.object({
  id: z.uuid(),
  nummer: z.number(),
  url: z.string(),
  hash: z.string().nullable(),
})
type Camera = z.infer<typeof camera>

/** Cameras whose next picture is due; taking one counts as a try, so no other worker asks it too. */
async function takeDue({ payload, now }: JobTools): Promise<Camera[]> {
  const at = now().toISOString()
  const { rows } = await payload.db.drizzle.execute(sql`
    with due as (
      select id from webcams where _status = 'published' and coalesce(standbild_url, '') <> ''
    ), taken as (
      insert into webcam_abrufe as tried (webcam, versucht_am) select id, ${at}::timestamptz from due
      on conflict (webcam) do update set versucht_am = excluded.versucht_am
      where tried.versucht_am <= excluded.versucht_am + interval '20 seconds' - make_interval(
        mins => (select coalesce(abstand, 10)::int from webcams where id = tried.webcam))
      returning webcam
    )
    select w.id, w.nummer::int as nummer, w.standbild_url as url, (
      select a.hash from webcam_aufnahmen a where a.webcam = w.id order by a.zeit desc limit 1
    ) as hash from taken join webcams w on w.id = taken.webcam`)
  return rows.map((row) => camera.parse(row))
}

type Fetched = { shot: Shot; hash: string }

/** Asks a camera for its picture and makes what is kept of it; a fault when there is nothing new. */
async function fetchShot({ url, nummer, hash }: Camera): Promise<Fetched | ShotFault> {
  const asked = { url, hosts: env.WEBCAM_HOSTS, isPrivateAllowed: env.WEBCAM_PRIVATE, ...limits }
  const bytes = await fetchFile(asked)
  const kind = fileKindOf(bytes)
  if (!isPictureKind(kind)) return 'no-picture'
  const own = createHash('sha256').update(bytes).digest('base64url')
  // A camera that hangs goes on sending what it saw last.
  if (own === hash) return 'unchanged'
  return { shot: await makeShot(bytes, kind, storageName(`webcam-${nummer}`)), hash: own }
}

async function keepRow(
  req: PayloadRequest,
  { id, nummer }: Camera,
  { shot, hash }: Fetched,
  at: string,
): Promise<void> {
  await awaitTurn(req)
  const { breite, hoehe, quellen } = shot
  await inTransaction(
    req,
    sql`insert into webcam_aufnahmen (webcam, zeit, breite, hoehe, quellen, hash)
        values (${id}, ${at}, ${breite}, ${hoehe}, ${JSON.stringify(quellen)}::jsonb, ${hash})`,
  )
  await inTransaction(
    req,
    sql`update webcam_abrufe set gelungen_am = ${at}, fehler = null where webcam = ${id}`,
  )
  await appendChange(req, ['webcams', tagOf('webcams', nummer)])
  await keepStored(
    req,
    'medien',
    shot.files.map(({ name }) => name),
  )
}

async function keep(taken: Camera, fetched: Fetched, { payload, now }: JobTools): Promise<void> {
  const at = now().toISOString()
  await announceFiles(
    'medien',
    fetched.shot.files.map(({ name }) => name),
  )
  await storeFiles(stores.medien, fetched.shot.files)
  await oneTransaction(payload, (req) => keepRow(req, taken, fetched, at))
}

function faultOf(error: unknown): ShotFault {
  if (error instanceof OutgoingError) return error.fault
  return error instanceof UploadError ? 'no-picture' : 'store'
}

async function renew(taken: Camera, tools: JobTools): Promise<void> {
  const { payload, log } = tools
  const result = await fetchShot(taken)
    .then(async (fetched) => {
      if (typeof fetched !== 'string') await keep(taken, fetched, tools)
      return typeof fetched === 'string' ? fetched : null
    })
    .catch((error: unknown) => {
      log.warn({ err: error, webcam: taken.nummer }, 'a webcam gives no picture')
      return faultOf(error)
    })
  if (result === null) return
  await payload.db.drizzle.execute(
    sql`update webcam_abrufe set fehler = ${result} where webcam = ${taken.id}`,
  )
}

/**
 * Deletes pictures that are older than their camera says, with their files. The website is told of a
 * camera that has none left: with every other one there is a newer picture, which was told.
 */
async function dropOld({ payload, now }: JobTools): Promise<void> {
  await oneTransaction(payload, async (req) => {
    await awaitTurn(req)
    const empty = await inTransaction(
      req,
      sql`
      with old as (
        select a.webcam, a.zeit, w.nummer::int as nummer from webcam_aufnahmen a
        join webcams w on w.id = a.webcam
        where a.zeit < ${now().toISOString()}::timestamptz - make_interval(
          days => coalesce(w.aufbewahren, 2)::int)
      ), gone as (
        delete from webcam_aufnahmen a using old where a.webcam = old.webcam and a.zeit = old.zeit
        returning a.quellen
      ), leftovers as (
        insert into media_leftovers (store, name, due)
        select 'medien', replace(quelle ->> 'url', '/media/', ''), now()
        from gone, jsonb_array_elements(gone.quellen) as quelle on conflict do nothing
      )
      select nummer from old group by webcam, nummer
      having count(*) = (select count(*) from webcam_aufnahmen a where a.webcam = old.webcam)`,
    )
    const tags = empty.map((row) => tagOf('webcams', z.number().parse(row.nummer)))
    if (tags.length > 0) await appendChange(req, ['webcams', ...tags])
  })
}

/** Fetches the pictures of cameras that are due and deletes those that have been kept long enough. */
export async function fetchWebcams(_: object, tools: JobTools): Promise<void> {
  await pMap(await takeDue(tools), (taken) => renew(taken, tools), { concurrency: atOnce })
  await dropOld(tools)
}
