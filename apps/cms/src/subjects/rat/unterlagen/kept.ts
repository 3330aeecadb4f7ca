import type { Payload } from 'payload'
import { z } from 'zod'
import { inTransaction, oneTransaction, select, sql } from '../../../platform/database/index.ts'
import { leaveFiles, storageName, storeUpload } from '../../../platform/media/index.ts'

const row = z.object({ datei: z.string().nullable(), scheitert: z.boolean() })

/** A file that was made, or that making one failed a moment ago. */
export type Kept = z.output<typeof row>

/** What is kept under a key; null where nobody has made it. */
export async function findKept(payload: Payload, schluessel: string): Promise<Kept | null> {
  const text = `
    select datei, coalesce(gescheitert_am > now() - interval '10 minutes', false) as scheitert
    from sitzungsunterlagen where schluessel = $1`
  const [found] = await select(payload, { name: 'meeting-papers', text, row }, [schluessel])
  return found ?? null
}

/** Stands for the office where a file is for nobody's number: what a clerk looks through. */
export const office = 0

/** Whose file of which meeting, and under which key. */
export type Made = { schluessel: string; sitzung: number; rat: number }

/**
 * Keeps a file, and takes away what was made for the same person and meeting before: whoever reads
 * that at this moment has some minutes to end.
 */
export async function keepMade(
  payload: Payload,
  { schluessel, sitzung, rat }: Made,
  bytes: Uint8Array,
): Promise<void> {
  const datei = `${storageName('unterlagen')}.pdf`
  await oneTransaction(payload, async (req) => {
    await storeUpload(req, 'dokumente', [
      { name: datei, data: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) },
    ])
    const gone = await inTransaction(
      req,
      sql`delete from sitzungsunterlagen
          where schluessel = ${schluessel} or (sitzung = ${sitzung} and rat = ${rat})
          returning datei`,
    )
    const names = gone.flatMap((one) => (typeof one.datei === 'string' ? [one.datei] : []))
    if (names.length > 0) await leaveFiles(req, 'dokumente', names, '5 minutes')
    await inTransaction(
      req,
      sql`insert into sitzungsunterlagen (schluessel, sitzung, rat, datei)
          values (${schluessel}, ${sitzung}, ${rat}, ${datei})`,
    )
  })
}

/** Times that somebody begins to make a file, before it counts as one that cannot be made. */
const mostTries = 3

/** SQL of a failure after which somebody may try again. */
const isOld = "u.gescheitert_am < now() - interval '10 minutes'"

const begun = z.object({ versuche: z.number() })

/**
 * Notes that a file is being made, before anything of it is; false where making it has ended the worker
 * too often. One that failed some time ago begins anew.
 */
export async function beginMaking(
  { db }: Payload,
  { schluessel, sitzung, rat }: Made,
): Promise<boolean> {
  const { rows } = await db.pool.query(
    `insert into sitzungsunterlagen as u (schluessel, sitzung, rat, versuche)
     values ($1, $2, $3, 1)
     on conflict (schluessel) do update
       set versuche = case when ${isOld} then 1 else u.versuche + 1 end,
         gescheitert_am = case when ${isOld} then null else u.gescheitert_am end
     returning versuche`,
    [schluessel, sitzung, rat],
  )
  return begun.parse(rows[0]).versuche <= mostTries
}

/** Says that a file could not be made, so that nobody waits for it. */
export async function keepFailure(
  { db }: Payload,
  { schluessel, sitzung, rat }: Made,
): Promise<void> {
  await db.pool.query(
    `insert into sitzungsunterlagen (schluessel, sitzung, rat, gescheitert_am)
     values ($1, $2, $3, now())
     on conflict (schluessel) do update set gescheitert_am = now()
     where sitzungsunterlagen.datei is null`,
    [schluessel, sitzung, rat],
  )
}

/** Files that were made so long ago go; whoever asks once more has theirs made anew. */
export const dropMade = sql`
  with gone as (
    delete from sitzungsunterlagen where gemacht_am < now() - interval '7 days' returning datei
  )
  insert into media_leftovers (store, name, due)
  select 'dokumente', datei, now() + interval '5 minutes' from gone where datei is not null
  on conflict do nothing`
