import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { inTransaction, sql } from '../../../platform/database/index.ts'
import type { JobTools } from '../../../platform/queue/tools.ts'
import { letzterTag } from '../../veranstaltungen/index.ts'
import { lockOrder } from '../abwicklung/read-lage.ts'
import { verlegtBrief } from '../briefe/absage.ts'
import { isOff, lastPlaceOf } from '../collections/bestellungen/zustand.ts'
import { recentSettings } from '../einstellungen/index.ts'
import { eventsOfOrder, readPlace } from '../karten/index.ts'
import { holdsTickets, notifyEach, writeNews } from './write-news.ts'

/** Names the venue that an event was moved to; null where none is named. */
const newPlace = sql`case when e.status in ('verlegt', 'ausverkauft') then nullif(concat_ws(' ',
  e.neuer_ort_brancheneintrag_veranstaltungsort_id, nullif(d.neuer_ort_veranstaltungsort, '')), '') end`

/** Events with their German words. */
const events = sql`veranstaltungen e
  left join veranstaltungen_locales d on d._parent_id = e.id and d._locale = 'de'`

/** Forgets venues that do not hold any more. */
const forgetFormer = sql`
  delete from shop_verlegungen v using ${events}
  where e.nummer = v.veranstaltung and v.ort is distinct from ${newPlace}`

/** Notes since when a venue is known: whoever has ordered after that has bought tickets for it. */
const noteMoved = sql`
  insert into shop_verlegungen (veranstaltung, ort)
  select e.nummer, ${newPlace} from ${events}
  where ${newPlace} is not null and e.deleted_at is null and e.nummer is not null
  on conflict do nothing`

/**
 * Orders that have tickets for an event to come, and were told of another venue than the one that
 * holds. Planned as it was first, it is where it was first; of other states nobody says where.
 */
const findDue = sql`
  select o.id, e.nummer::int as nummer from ${events}
  join bestellungen o on ${eventsOfOrder} @> to_jsonb(e.nummer::int)
  left join lateral (
    select s.step ->> 'ort' as ort
    from jsonb_array_elements(o.verlauf) with ordinality s(step, n)
    where s.step ->> 'was' = 'verlegt' and (s.step ->> 'eintritt')::numeric = e.nummer
    order by n desc limit 1) z on true
  where o.stand not in ('storniert', 'widerrufen') and o.email is not null and e.deleted_at is null
    and (e.status in ('verlegt', 'ausverkauft') or e.status = 'geplant' and o.verlauf @> '[{"was": "verlegt"}]')
    and coalesce((${sql.raw(letzterTag)} at time zone 'UTC')::date
      >= (now() at time zone 'Europe/Berlin')::date, true)
    and case when e.status = 'geplant' then z.ort <> ''
      else ${newPlace} <> coalesce(z.ort, '') and (z.ort is not null or exists (
        select from shop_verlegungen v
        where v.veranstaltung = e.nummer and v.ort = ${newPlace} and o.created_at < v.am)) end
  order by nummer, o.id`

const due = z.object({ id: z.string(), nummer: z.number() })

const event = z.object({
  ort: z.string(),
  titel: z.string().nullable(),
  tag: z.string().nullable(),
})

/** The event as it is once the order is locked; null where nobody says any more where it is. */
async function readEvent(req: PayloadRequest, nummer: number, sprache: string) {
  const [row] = await inTransaction(
    req,
    sql`select coalesce(${newPlace}, '') as ort, coalesce(nullif(l.titel, ''), d.titel) as titel,
          to_char((${sql.raw(letzterTag)}) at time zone 'UTC', 'YYYY-MM-DD') as tag
        from ${events}
        left join veranstaltungen_locales l on l._parent_id = e.id and l._locale = ${sprache}::_locales
        where e.nummer = ${nummer} and e.deleted_at is null
          and (e.status = 'geplant' or ${newPlace} is not null)`,
  )
  return row === undefined ? null : event.parse(row)
}

/** Tells whoever holds tickets where their event takes place; false when there is no news. */
async function notify(req: PayloadRequest, { id, nummer }: z.infer<typeof due>, now: Date) {
  const order = await lockOrder(req, id)
  if (order?.email == null || isOff(order.stand) || !holdsTickets(order, nummer)) return false
  const { email, sprache, verlauf } = order
  const found = await readEvent(req, nummer, sprache)
  if (found === null || found.ort === (lastPlaceOf(verlauf, nummer) ?? '')) return false
  const { settings } = await recentSettings(req.payload, sprache)
  const ort = await readPlace(req, id, nummer)
  const { secret } = req.payload
  const letter = verlegtBrief({ ...found, order, nummer, ort, settings, secret })
  const step = { am: now.toISOString(), was: 'verlegt', eintritt: nummer, ort: found.ort } as const
  await writeNews(req, { ...order, email }, { letter, step }, settings)
  return true
}

/**
 * Tells the holders of tickets that their event was moved to another venue, each in their language
 * and once. One that cannot be told keeps no other from it.
 */
export async function notifyMoved(tools: JobTools): Promise<void> {
  const { payload } = tools
  await payload.db.drizzle.execute(forgetFormer)
  await payload.db.drizzle.execute(noteMoved)
  const { rows } = await payload.db.drizzle.execute(findDue)
  await notifyEach(
    tools,
    rows.map((row) => due.parse(row)),
    notify,
  )
}
