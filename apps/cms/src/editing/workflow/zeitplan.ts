import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { inTransaction, sql } from '../../platform/database/index.ts'
import { enqueue } from '../../platform/queue/enqueue.ts'
import { instantOf, type Termine } from './termine.ts'

/** What the schedule does to a document. */
export const aktionen = ['veroeffentlichen', 'zurueckziehen', 'freigeben'] as const
/** One of them. */
export type Aktion = (typeof aktionen)[number]

/** A document whose time has come. */
export type Due = { sammlung: string; dokument: string; aktion: Aktion }

const due = z.object({
  sammlung: z.string(),
  dokument: z.string(),
  aktion: z.enum(aktionen),
})

/** Line of what visitors see: a draft alone does not change when it leaves the website. */
function withdrawalOf(slug: string, id: string) {
  return sql`select 'zurueckziehen' as aktion, (select zurueckziehen_am
    from ${sql.identifier(slug)} where id = ${id} and _status = 'published') as faellig`
}

/** Writes lines of a document, deletes those without an instant, and asks to be woken at each. */
async function writeLines(
  req: PayloadRequest,
  { slug, id }: { slug: string; id: string },
  wanted: ReturnType<typeof sql>,
): Promise<void> {
  const rows = await inTransaction(
    req,
    sql`with wanted as (${wanted}), gone as (
          delete from zeitplan where sammlung = ${slug} and dokument = ${id}
            and aktion in (select aktion from wanted where faellig is null)
        )
        insert into zeitplan (sammlung, dokument, aktion, faellig)
        select ${slug}, ${id}, aktion, faellig from wanted where faellig is not null
        on conflict (sammlung, dokument, aktion)
          do update set faellig = excluded.faellig, fehler = null
        returning faellig`,
  )
  for (const { faellig } of rows) {
    const startAfter = instantOf(faellig)
    if (startAfter) await enqueue(req, 'schedule', {}, { startAfter })
  }
}

/**
 * Brings the schedule of a document in line with what has just been saved, in the transaction of
 * the save. The first instant counts from the newest draft, the second from what visitors see.
 */
export async function planDocument(
  req: PayloadRequest,
  slug: string,
  saved: { id: number | string; isDraft: boolean } & Pick<Termine, 'veroeffentlichen_am'>,
): Promise<void> {
  const id = String(saved.id)
  const from = saved.isDraft ? saved.veroeffentlichen_am : null
  const beginning = sql`select 'veroeffentlichen' as aktion,
    ${from?.toISOString() ?? null}::timestamptz as faellig`
  await writeLines(req, { slug, id }, sql`${beginning} union all ${withdrawalOf(slug, id)}`)
}

/** The same where the draft stays as it was, and its time with it. */
export async function planWithdrawal(
  req: PayloadRequest,
  slug: string,
  id: number | string,
): Promise<void> {
  const own = String(id)
  await writeLines(req, { slug, id: own }, withdrawalOf(slug, own))
}

/**
 * Brings the instant at which a published paper of the council becomes public for everybody in line
 * with what has just been saved.
 */
export async function planRelease(req: PayloadRequest, id: string): Promise<void> {
  const rows = await inTransaction(
    req,
    sql`with gone as (
          delete from zeitplan where sammlung = 'vorlagen' and dokument = ${id} and aktion = 'freigeben'
        )
        select oeffentlich_ab as faellig from vorlagen
        where id = ${id} and _status = 'published' and oeffentlich_ab is not null`,
  )
  const [row] = rows
  const startAfter = row && instantOf(row.faellig)
  if (!startAfter) return
  await inTransaction(
    req,
    sql`insert into zeitplan (sammlung, dokument, aktion, faellig)
        values ('vorlagen', ${id}, 'freigeben', ${startAfter.toISOString()}::timestamptz)
        on conflict (sammlung, dokument, aktion)
          do update set faellig = excluded.faellig, fehler = null`,
  )
  await enqueue(req, 'schedule', {}, { startAfter })
}

/** Takes a deleted document out of the schedule. */
export async function unplanDocument(
  req: PayloadRequest,
  slug: string,
  id: number | string,
): Promise<void> {
  await inTransaction(
    req,
    sql`delete from zeitplan where sammlung = ${slug} and dokument = ${String(id)}`,
  )
}

const keyOf = ({ sammlung, dokument, aktion }: Due) => [sammlung, dokument, aktion].join(' ')

/**
 * Takes the next due line off the schedule. The caller does what it says in the same transaction:
 * both are kept, or the line is due again. `skipped` are lines that are left for another time.
 */
export async function takeNextDue(
  req: PayloadRequest,
  { now, skipped }: { now: Date; skipped: readonly Due[] },
): Promise<Due | null> {
  const keys = skipped.map((one) => sql`${keyOf(one)}`)
  const [row] = await inTransaction(
    req,
    sql`delete from zeitplan where ctid = (
          select ctid from zeitplan where faellig <= ${now.toISOString()} and fehler is null
            and concat_ws(' ', sammlung, dokument, aktion) <> all(array[${sql.join(keys, sql`, `)}]::text[])
          order by faellig limit 1 for update skip locked
        ) returning sammlung, dokument, aktion`,
  )
  return row ? due.parse(row) : null
}

/** Keeps why something could not be done: it is not tried again before the document is saved. */
export async function saveBlockingReason(
  req: PayloadRequest,
  { sammlung, dokument, aktion }: Due,
  obstacle: string,
): Promise<void> {
  await inTransaction(
    req,
    sql`update zeitplan set fehler = ${obstacle}
        where sammlung = ${sammlung} and dokument = ${dokument} and aktion = ${aktion}`,
  )
}
