import { detailTypes, sprachen } from '@kurstadt/contract'
import type { Payload } from 'payload'
import { z } from 'zod'
import { select } from '../../database/index.ts'
import { shownWhere, titles } from './titles.ts'

const entries = detailTypes
  .map(
    (type) => `
  select '${type}' as typ, e.id::text as id, e.nummer::int as nummer, l._locale, ${titles[type].title} as titel, p.pfad,
    e.updated_at
  from ${type} e
  join ${type}_locales l on l._parent_id = e.id and l.${titles[type].translated} <> ''
  join shown p on p.detailseite_fuer::text = '${type}' and p._locale = l._locale
  where ${shownWhere(type)}`,
  )
  .join(' union all ')

/** Pages first; what sorts by numbers sorts ten times faster than by paths. */
const order = `typ <> 'seiten', typ collate "C", nummer, _locale`

const text = `
  with pages as (
    select s.id, s.nummer::int as nummer, s.detailseite_fuer, l._locale, l.pfad, s.updated_at,
      row_number() over (partition by s.detailseite_fuer, l._locale order by s.nummer) as place
    from seiten s join seiten_locales l on l._parent_id = s.id
    where s._status = 'published' and l.pfad is not null
  ), shown as (select * from pages where detailseite_fuer is null or place = 1),
  addresses as materialized (
    select 'seiten' as typ, id::text, nummer, _locale, null as titel, pfad, updated_at
    from shown where detailseite_fuer is null
    union all ${entries}
  ), page as (
    select * from addresses order by ${order} limit $1 offset $2
  ), written as (
    select typ, id, jsonb_object_agg(_locale, jsonb_build_object('titel', titel, 'pfad', pfad)) as alle
    from addresses where (typ, id) in (select typ, id from page)
    group by typ, id
  )
  select page.*, alle, (select count(*)::int from addresses) as anzahl
  from page join written using (typ, id)
  order by ${order}`

const written = { titel: z.string().nullable(), pfad: z.string() }

const row = z.object({
  nummer: z.int(),
  ...written,
  alle: z.partialRecord(z.enum(sprachen), z.object(written)),
  updated_at: z.coerce.date(),
  anzahl: z.int(),
})

/**
 * A published page or entry in one language; `pfad` is the page's own or its detail page's, `alle`
 * are all languages it is written in, `anzahl` counts all addresses there are.
 */
export type PublicAddress = z.output<typeof row>

/** Public addresses in every language they are written in, in one query. */
export function publicAddresses(
  payload: Payload,
  { seite, pro_seite }: { seite: number; pro_seite: number },
): Promise<PublicAddress[]> {
  const values = [pro_seite, (seite - 1) * pro_seite]
  return select(payload, { name: 'public-addresses', text, row }, values)
}
