import { detailTypes, sprachen } from '@kurstadt/contract'
import type { Payload } from 'payload'
import { z } from 'zod'
import { select } from './sql.ts'
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

const text = `
  with pages as (
    select s.id, s.nummer::int as nummer, s.detailseite_fuer, l._locale, l.pfad, s.updated_at,
      row_number() over (partition by s.detailseite_fuer, l._locale order by s.nummer) as place
    from seiten s join seiten_locales l on l._parent_id = s.id
    where s._status = 'published' and l.pfad is not null
  ), shown as (select * from pages where detailseite_fuer is null or place = 1)
  select 'seiten' as typ, id::text, nummer, _locale, null as titel, pfad, updated_at
  from shown where detailseite_fuer is null
  union all ${entries}
  order by 6, 3`

const row = z.object({
  typ: z.enum(['seiten', ...detailTypes]),
  id: z.string(),
  nummer: z.int(),
  _locale: z.enum(sprachen),
  titel: z.string().nullable(),
  pfad: z.string(),
  updated_at: z.coerce.date(),
})

/** A published page or entry in one language; `pfad` is the page's own or its detail page's. */
export type PublicAddress = z.output<typeof row>

/** Every public address in every language it is written in, in one query. */
export function publicAddresses(payload: Payload): Promise<PublicAddress[]> {
  return select(payload, { name: 'public-addresses', text, row }, [])
}
