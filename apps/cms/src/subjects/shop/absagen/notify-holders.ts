import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { inTransaction, sql } from '../../../platform/database/index.ts'
import type { JobTools } from '../../../platform/queue/tools.ts'
import { findetAndersStatt, neuerTag } from '../../veranstaltungen/index.ts'
import { lockOrder, type Vorgelegt } from '../abwicklung/read-lage.ts'
import { absageBrief } from '../briefe/absage.ts'
import { isOff, lastNewsOf, type Nachricht } from '../collections/bestellungen/zustand.ts'
import { recentSettings } from '../einstellungen/index.ts'
import { eventsOfOrder } from '../karten/index.ts'
import { holdsTickets, notifyEach, writeNews } from './write-news.ts'

const number = z.coerce.number<number | string>()

const due = z.object({ id: z.string(), nummer: number })

/** The day that an event was moved to; empty while nobody knows. */
const newDay = sql`coalesce(to_char((${sql.raw(neuerTag)}) at time zone 'UTC', 'YYYY-MM-DD'), '')`
const isMoved = sql.raw(findetAndersStatt)
/** The day on which it begins where it was not moved. */
const ownDay = sql`to_char(e.datum_von at time zone 'UTC', 'YYYY-MM-DD')`

/** Forgets days that do not hold any more: one that comes back is news for whoever bought in between. */
const forgetFormerDays = sql`
  delete from shop_verschiebungen v using veranstaltungen e
  where e.nummer = v.veranstaltung and (not ${isMoved} or v.tag <> ${newDay})`

/**
 * Notes since when an event is known to be on another day: whoever has ordered after that has bought
 * tickets for the new one.
 */
const notePostponed = sql`
  insert into shop_verschiebungen (veranstaltung, tag)
  select e.nummer, ${newDay} from veranstaltungen e
  where ${isMoved} and e.deleted_at is null and e.nummer is not null
  on conflict do nothing`

/**
 * Orders that have tickets for an event, and what their holders were told of it last. Whoever cancels
 * an event may throw it away at once; one in the bin never takes place after all, nor on another day.
 */
const findDue = sql`
  with gemeldet as (
    select o.id, o.created_at, e.nummer, e.status, ${isMoved} as verschoben, ${newDay} as neu,
      ${ownDay} as eigen,
      coalesce(z.was, '') as was, coalesce(z.tag, '') as tag
    from veranstaltungen e
    join bestellungen o on ${eventsOfOrder} @> to_jsonb(e.nummer::int)
    left join lateral (
      select s.step ->> 'was' as was, s.step ->> 'tag' as tag
      from jsonb_array_elements(o.verlauf) with ordinality s(step, n)
      where s.step ->> 'was' in ('absage', 'doch', 'verschoben')
        and (s.step ->> 'eintritt')::numeric = e.nummer
      order by n desc limit 1) z on true
    where o.stand not in ('storniert', 'widerrufen') and o.email is not null
      and (e.status = 'abgesagt' or e.deleted_at is null
        and (${isMoved} or o.verlauf @> '[{"was": "absage"}]'
          or o.verlauf @> '[{"was": "verschoben"}]'))
  )
  select id, nummer from gemeldet g
  where case when status = 'abgesagt' then was <> 'absage'
    when verschoben then (was <> 'verschoben' or tag <> neu) and (was <> '' or exists (
      select from shop_verschiebungen v
      where v.veranstaltung = g.nummer and v.tag = g.neu and g.created_at < v.am))
    else was = 'absage' or was = 'verschoben' and tag <> eigen
      and eigen >= to_char(now() at time zone 'Europe/Berlin', 'YYYY-MM-DD') end
  order by nummer, id`

const event = z.object({
  status: z.string(),
  verschoben: z.boolean(),
  neu: z.string().transform((day) => day || null),
  titel: z.string().nullable(),
  tag: z.string().nullable(),
})

/** The event as it is once the order is locked, in the language of the order. */
async function readEvent(req: PayloadRequest, nummer: number, sprache: Vorgelegt['sprache']) {
  const [row] = await inTransaction(
    req,
    sql`select coalesce(e.status::text, '') as status, ${isMoved} as verschoben, ${newDay} as neu,
          coalesce(nullif(l.titel, ''), d.titel) as titel,
          ${ownDay} as tag
        from veranstaltungen e
        left join veranstaltungen_locales l on l._parent_id = e.id and l._locale = ${sprache}::_locales
        left join veranstaltungen_locales d on d._parent_id = e.id and d._locale = 'de'
        where e.nummer = ${nummer} and (e.deleted_at is null or e.status = 'abgesagt')`,
  )
  return row === undefined ? null : event.parse(row)
}

type Event = z.infer<typeof event>

/** What there is to tell of an event; null when it was told, or nobody holds tickets any more. */
function newsOf(order: Vorgelegt, nummer: number, event: Event): Nachricht | null {
  const { stand, verlauf } = order
  const { neu, status, tag, verschoben } = event
  if (isOff(stand) || !holdsTickets(order, nummer)) return null
  const last = lastNewsOf(verlauf, nummer)
  if (status === 'abgesagt') return last?.was === 'absage' ? null : 'absage'
  if (verschoben) return last?.was === 'verschoben' && last.tag === neu ? null : 'verschoben'
  if (last?.was === 'verschoben') return tag === null || tag === last.tag ? null : 'doch'
  return last?.was === 'absage' ? 'doch' : null
}

type Due = z.infer<typeof due>

/** Tells whoever holds tickets of an event what has become of it, once; false when there is no news. */
async function notify(req: PayloadRequest, { id, nummer }: Due, now: Date): Promise<boolean> {
  const order = await lockOrder(req, id)
  if (order?.email == null) return false
  const found = await readEvent(req, nummer, order.sprache)
  const was = found === null ? null : newsOf(order, nummer, found)
  if (found === null || was === null) return false
  const { settings } = await recentSettings(req.payload, order.sprache)
  const { secret } = req.payload
  const { neu, titel } = found
  // What is cancelled is the day that was last to hold; what is postponed, the one that held first.
  const tag = was === 'absage' ? (neu ?? found.tag) : found.tag
  const zuletzt = lastNewsOf(order.verlauf, nummer)?.was ?? null
  const letter = absageBrief({ order, was, zuletzt, tag, neu, titel, settings, secret, nummer })
  const moved = was === 'verschoben' ? { tag: neu } : {}
  const step = { am: now.toISOString(), was, eintritt: nummer, ...moved }
  await writeNews(req, { ...order, email: order.email }, { letter, step }, settings)
  return true
}

/**
 * Tells the holders of tickets that their event is cancelled, takes place after all, or on another
 * day, each in their language and once. One that cannot be told keeps no other from it.
 */
export async function notifyHolders(tools: JobTools): Promise<void> {
  const { payload } = tools
  await payload.db.drizzle.execute(forgetFormerDays)
  await payload.db.drizzle.execute(notePostponed)
  const { rows } = await payload.db.drizzle.execute(findDue)
  await notifyEach(
    tools,
    rows.map((row) => due.parse(row)),
    notify,
  )
}
