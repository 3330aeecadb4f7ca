import { detailTypes, type Sprache, sprachen } from '@kurstadt/contract'
import { eigeneShopseite } from '@kurstadt/contract/shop-paths'
import type { Payload } from 'payload'
import { z } from 'zod'
import { isFestivalPage } from '../../../wire/read/index.ts'
import { selectRows } from '../../../wire/read/select-rows.ts'
import { titledEntries } from '../../../wire/read/titles.ts'

/** True for an event of a festival that has a page for its events (decision 0078). */
const ofFestival = `(e.saison is not null
      and exists (select from shown f where f.festival and f._locale = l._locale))`

const entriesSince = (since: string) =>
  detailTypes
    .map((type) => {
      const { from, title, where } = titledEntries(type)
      return `
  select '${type}' as typ, e.nummer::int as nummer, l._locale, ${title} as titel, p.pfad, e.updated_at
  from ${from}
  join shown p on p.detailseite_fuer::text = '${type}' and p._locale = l._locale
    and p.festival = ${type === 'veranstaltungen' ? ofFestival : 'false'}
  where ${where}${since.replace('changed', 'e')}`
    })
    .join(' union all ')

/** Pages first, the languages of an entry side by side; numbers sort ten times faster than paths. */
const order = `typ <> 'seiten', typ collate "C", nummer, _locale`

const textSince = (since: string) => `
  with pages as (
    select s.nummer::int as nummer, s.detailseite_fuer, l._locale, l.pfad, s.updated_at,
      ${isFestivalPage} as festival
    from seiten s join seiten_locales l on l._parent_id = s.id
    where s._status = 'published' and l.pfad is not null and l.pfad !~ '${eigeneShopseite.source}'
  ), shown as (
    select distinct on (detailseite_fuer, _locale, festival) detailseite_fuer, _locale, festival, pfad
    from pages where detailseite_fuer is not null
    order by detailseite_fuer, _locale, festival, nummer
  ),
  addresses as materialized (
    select 'seiten' as typ, nummer, _locale, null as titel, pfad, updated_at
    from pages changed where detailseite_fuer is null${since}
    union all ${entriesSince(since)}
  )
  select *, (select count(*)::int from addresses) as anzahl
  from addresses order by ${order} limit $1 offset $2`

const everything = { name: 'public-addresses', text: textSince('') }
const changed = { name: 'changed-addresses', text: textSince(' and changed.updated_at >= $3') }

const row = z.object({
  typ: z.string(),
  nummer: z.int(),
  _locale: z.enum(sprachen),
  titel: z.string().nullable(),
  pfad: z.string(),
  updated_at: z.date(),
  anzahl: z.int(),
})

type Row = z.output<typeof row>

/**
 * A published page or entry in one language; `pfad` is the page's own or its detail page's, `alle`
 * are all languages it is written in, `anzahl` counts all addresses there are.
 */
export type PublicAddress = Row & { alle: Partial<Record<Sprache, Row>> }

/** Rows with all languages of their entries, of which there is one object for each entry. */
function withLanguages(rows: readonly Row[]): PublicAddress[] {
  const entry = Map.groupBy(rows, ({ typ, nummer }) => `${typ}:${nummer}`)
  return [...entry.values()].flatMap((same) => {
    const alle = Object.fromEntries(same.map((one) => [one._locale, one]))
    return same.map((one) => ({ ...one, alle }))
  })
}

/**
 * Public addresses in every language they are written in, or those changed since, in one query. What
 * stands at an address that is each visitor's own, as the cart does, is none of them.
 */
export async function publicAddresses(
  payload: Payload,
  { seite, pro_seite, seit }: { seite: number; pro_seite: number; seit?: string | undefined },
): Promise<PublicAddress[]> {
  const first = (seite - 1) * pro_seite
  // One more on either side: the other language of the first and of the last.
  const before = Math.min(first, 1)
  const values = [before + pro_seite + 1, first - before]
  const sound = { typ: 'sitemap', row }
  const rows =
    seit === undefined
      ? await selectRows(payload, { ...everything, ...sound }, values)
      : await selectRows(payload, { ...changed, ...sound }, [...values, seit])
  return withLanguages(rows).slice(before, before + pro_seite)
}
