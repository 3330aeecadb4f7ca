import type { Sprache } from '@kurstadt/contract'
import type { Payload } from 'payload'
import { z } from 'zod'
import { env } from '../../../env.ts'
import { readRefs } from '../../../wire/read/index.ts'
import { selectRows } from '../../../wire/read/select-rows.ts'
import { detailUrl, eventPage } from '../../../wire/serialise/index.ts'
import { neuerTag } from '../termine/index.ts'

const row = z.object({
  nummer: z.coerce.number(),
  titel: z.string(),
  saison: z.coerce.number().nullable(),
})

/**
 * Events that are looked at. Those that somebody was told of are among them for days: a whole season
 * is published at once, and what comes after it must not wait.
 */
const most = 1_000

/** True for an event that has a day to come, or will have one that nobody knows yet. */
const isToCome = `(e.status = 'verschoben' and ${neuerTag} is null or exists (
  select 1 from veranstaltung_termine t where t.veranstaltung = e.id
    and t.datum_bis >= (now() at time zone 'Europe/Berlin')::date))`

/**
 * Events of a category that are still to come and have changed since an instant: those that were
 * published or put into the category then are among them. Whoever was told of one is not told again.
 */
const text = `
  select e.nummer, e.saison, coalesce(nullif(l.titel, ''), d.titel) as titel
  from veranstaltungen e
    join veranstaltungen_rels x on x.parent_id = e.id
    join rubriken r on r.id = x.rubriken_id and r.nummer::text = $1
    join veranstaltungen_locales d on d._parent_id = e.id and d._locale = 'de'
    left join veranstaltungen_locales l on l._parent_id = e.id and l._locale = $3::_locales
  where e._status = 'published' and e.deleted_at is null and e.status is distinct from 'abgesagt'
    and e.updated_at >= $2::timestamptz and ${isToCome}
  group by e.id, l.titel, d.titel
  order by e.updated_at desc limit ${most}`

/** New events of a category, for those who are told of them by push messages. */
export async function findNewEvents(
  payload: Payload,
  rubrik: string,
  since: string,
  sprache: Sprache,
) {
  const typ = 'veranstaltungen'
  const found = await selectRows(payload, { typ, name: 'new-events', text, row }, [
    rubrik,
    since,
    sprache,
  ])
  if (found.length === 0) return []
  const refs = await readRefs({ payload, sprache, type: typ, docs: [] })
  return found.flatMap(({ nummer, saison, titel }) => {
    const address = detailUrl(eventPage({ saison }, refs), titel, nummer)
    if (address === null) return []
    return [{ nummer, titel, drucksache: null, adresse: new URL(address, env.WEBSITE_URL).href }]
  })
}
