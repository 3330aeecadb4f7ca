import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { awaitTurn } from '../../../editing/changes/index.ts'
import { inTransaction, oneTransaction, sql } from '../../../platform/database/index.ts'
import { postMail } from '../../../platform/mail/index.ts'
import type { JobTools } from '../../../platform/queue/tools.ts'
import { dayAt } from '../../../platform/time/berlin.ts'
import { daysLater, noon } from '../../../platform/time/days.ts'
import { reminderEmail } from '../emails.ts'
import { endNotice, forgetWriter } from '../end-notice.ts'
import { keptAfter } from '../kept.ts'
import { pageOf } from '../zugang.ts'

/** Days before its end on which a notice's writer is reminded. */
const remindedBefore = 7
/** Days that a notice waits to be confirmed. */
const waitsFor = 7

const due = z.object({
  id: z.string(),
  schreiber: z.string(),
  email: z.string(),
  titel: z.string(),
  bis: z.string(),
})

/** Marks and mails in one statement's transaction: each end is reminded of once, or not yet. */
async function remind(req: PayloadRequest, today: string): Promise<number> {
  const rows = await inTransaction(
    req,
    sql`update brett_aushaenge a
        set erinnert_fuer = (e.ablaufdatum at time zone 'UTC')::date
        from schwarzes_brett e, schwarzes_brett_locales l, brett_schreiber s
        where e.id = a.aushang and l._parent_id = e.id and l._locale = 'de' and s.id = a.schreiber
          and e._status = 'published' and e.status = 'aktiv'
          and e.ablaufdatum >= ${noon(today)}::timestamptz
          and e.ablaufdatum <= ${noon(daysLater(today, remindedBefore))}::timestamptz
          and a.erinnert_fuer is distinct from (e.ablaufdatum at time zone 'UTC')::date
        returning a.id, a.schreiber, s.email, l.titel,
          to_char(e.ablaufdatum at time zone 'UTC', 'DD.MM.YYYY') as bis`,
  )
  for (const { bis, email, id, schreiber, titel } of z.array(due).parse(rows)) {
    const written = reminderEmail(titel, bis, pageOf(schreiber, req.payload.secret))
    const anlass = `brett:${schreiber}:ende:${id}:${bis}`
    await postMail(req, { an: email, ...written, anlass, tage: remindedBefore })
  }
  return rows.length
}

const over = z.object({
  id: z.string().nullable(),
  schreiber: z.string().nullable(),
  anfrage: z.string().nullable(),
  aushang: z.string().nullable(),
})

/**
 * Notices of the office have no writer; what was never confirmed has no notice; and a request stands
 * alone whose writer is blocked, or whose notice the office has emptied out of the bin. One that the
 * office has entered itself has no key, and stays until its own day.
 */
async function findOver(payload: Payload, now: Date): Promise<z.infer<typeof over>[]> {
  const ended = noon(daysLater(dayAt(now), -keptAfter))
  const asked = new Date(now.getTime() - waitsFor * 86_400_000).toISOString()
  const { rows } = await payload.db.drizzle.execute(
    sql`select a.id, a.schreiber, f.id as anfrage, e.id as aushang
        from schwarzes_brett e
        left join brett_aushaenge a on a.aushang = e.id
        left join anfragen f on f.schluessel = a.schluessel
        where e.ablaufdatum < ${ended}::timestamptz
        union all
        select a.id, a.schreiber, f.id, null from brett_aushaenge a
        left join anfragen f on f.schluessel = a.schluessel
        where a.bestaetigt_am is null and a.erstellt_am < ${asked}::timestamptz
        union all
        select null, null, f.id, null from anfragen f
        where f.art = 'schwarzes-brett' and f.eingegangen_am < ${asked}::timestamptz
          and f.schluessel is not null
          and not exists (select from brett_aushaenge a where a.schluessel = f.schluessel)`,
  )
  return z.array(over).parse(rows)
}

/** Deletes what is over, one after the other: one that cannot go keeps no other. */
async function forget({ log, now, payload }: JobTools): Promise<number> {
  let gone = 0
  for (const one of await findOver(payload, now()))
    try {
      await oneTransaction(payload, async (req) => {
        await awaitTurn(req)
        await endNotice(req, one)
      })
      gone += 1
    } catch (error) {
      log.error({ err: error, aushang: one.aushang }, 'a notice that is over cannot be deleted')
    }
  return gone
}

const writers = z.array(z.object({ id: z.string() }))

/**
 * Forgets addresses that have no notice left, because the office has emptied the bin. They are held
 * first and looked at then: who puts something up at this moment has it, or waits.
 */
async function forgetWriters(req: PayloadRequest): Promise<void> {
  const without = sql`not exists (select from brett_aushaenge a where a.schreiber = s.id)`
  const held = await inTransaction(
    req,
    sql`select s.id from brett_schreiber s where ${without} for update skip locked`,
  )
  for (const { id } of writers.parse(held)) await forgetWriter(req, id)
}

/**
 * Reminds writers a week before their notices end, and deletes what is over: what nobody confirmed
 * after seven days, what hangs no more after thirty, and blocks whose year is over.
 */
export async function keepBoard(_: object, tools: JobTools): Promise<void> {
  const { log, now, payload } = tools
  const reminded = await oneTransaction(payload, (req) => remind(req, dayAt(now())))
  const gone = await forget(tools)
  await oneTransaction(payload, forgetWriters)
  await payload.db.drizzle.execute(
    sql`delete from brett_sperren where bis < ${now().toISOString()}::timestamptz`,
  )
  if (reminded + gone > 0) log.info({ reminded, gone }, 'the noticeboard is kept')
}
