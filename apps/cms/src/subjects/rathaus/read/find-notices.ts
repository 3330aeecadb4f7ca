import type { OrderField, Params, Sprache } from '@kurstadt/contract'
import type { Payload } from 'payload'
import { z } from 'zod'
import { select } from '../../../platform/database/index.ts'
import { daysLater, noon } from '../../../platform/time/days.ts'
import { Values } from '../../../wire/read/values.ts'

type Asked = Params<'bekanntmachungen'>
type OrderName = 'datum_von' | 'datum_bis' | 'titel' | 'art'

const columns: Record<OrderName, string> = {
  datum_von: 'b.datum_von',
  datum_bis: 'b.datum_bis',
  titel: 'titel',
  art: 'b.art',
}

/** SQL of an order, ended by the number so that pages of a list never overlap. */
const orderOf = (order: readonly OrderField<OrderName>[]) =>
  [
    ...order.map(({ field, descending }) => `${columns[field]} ${descending ? 'desc' : 'asc'}`),
    'b.nummer',
  ].join(', ')

/** What is asked of each notice, whatever its year: it is public, has begun, and is of this kind. */
function conditionsOf({ amt_id, art, zeitraum }: Asked, today: string, values: Values): string[] {
  const bis = `b.datum_bis ${zeitraum === 'archiv' ? '<=' : '>='}`
  return [
    `b._status = 'published' and b.deleted_at is null`,
    `b.datum_von <= ${values.add(noon(today))}::timestamptz`,
    ...(zeitraum === 'aktuell'
      ? [`(b.datum_bis is null or ${bis} ${values.add(noon(today))}::timestamptz)`]
      : []),
    ...(zeitraum === 'archiv'
      ? [`${bis} ${values.add(noon(daysLater(today, -1)))}::timestamptz`]
      : []),
    ...(art === undefined ? [] : [`b.art::text = ${values.add(art)}`]),
    ...(amt_id === undefined
      ? []
      : [`b.amt_id = (select id from aemter where nummer = ${values.add(amt_id)})`]),
  ]
}

const ofYear = (jahr: number, values: Values) =>
  `b.datum_von between ${values.add(noon(`${jahr}-01-01`))}::timestamptz
    and ${values.add(noon(`${jahr}-12-31`))}::timestamptz`

/** The newest year before a moment; a look-up in an index, where to look at all rows takes long. */
const yearBefore = (conditions: string) => `
  select extract(year from b.datum_von at time zone 'UTC')::int from bekanntmachungen b
  where ${conditions} order by b.datum_von desc limit 1`

/** Years of the notices, the newest first: from each the next older one is looked for. */
const yearsOf = (conditions: string) => `
  with recursive years (jahr) as (
    (${yearBefore(conditions)})
    union all
    select (${yearBefore(`${conditions} and b.datum_von < make_timestamptz(y.jahr, 1, 1, 0, 0, 0, 'UTC')`)})
    from years y where y.jahr is not null
  )
  select jahr from years where jahr is not null order by jahr desc`

/** Titles of notices in a language, in German where there is none. */
const titles = (sprache: Sprache) =>
  sprache === 'de'
    ? `left join bekanntmachungen_locales l on l._parent_id = b.id and l._locale = 'de'`
    : `left join lateral (select titel from bekanntmachungen_locales l
        where l._parent_id = b.id and l.titel is not null
        order by l._locale = 'de' limit 1) l on true`

/**
 * Ids of a page. Behind the first one the day is looked for that it begins with: to sort all titles of
 * the days before would take longer than all else.
 */
function pageOf(
  chosen: string,
  { order, pro_seite, seite, sprache }: Asked,
  values: Values,
): string {
  const [limit, left] = [values.add(pro_seite), values.add((seite - 1) * pro_seite)]
  const page = (conditions: string, offset: string) => `
    select b.id::text from bekanntmachungen b ${titles(sprache)}
    where ${conditions} order by ${orderOf(order)} limit ${limit} offset ${offset}`
  const [first] = order
  if (seite === 1 || first?.field !== 'datum_von') return page(chosen, left)
  const { descending } = first
  const day = '(select datum_von from first_day)'
  return `
    with first_day as (
      select b.datum_von from bekanntmachungen b where ${chosen}
      order by b.datum_von ${descending ? 'desc' : 'asc'} limit 1 offset ${left})
    ${page(
      `${chosen} and b.datum_von ${descending ? '<=' : '>='} ${day}`,
      `${left} - (select count(*) from bekanntmachungen b
        where ${chosen} and b.datum_von ${descending ? '>' : '<'} ${day})`,
    )}`
}

const row = z.object({
  anzahl: z.int(),
  ids: z.array(z.string()),
  jahre: z.array(z.int()),
})

/** Ids of a page of public notices, how many there are, and the years that those asked for are of. */
export async function findNotices(
  payload: Payload,
  asked: Asked,
  today: string,
): Promise<z.infer<typeof row>> {
  const { jahr } = asked
  const values = new Values()
  const shared = conditionsOf(asked, today, values).join(' and ')
  const chosen = jahr === undefined ? shared : `${shared} and ${ofYear(jahr, values)}`
  const text = `select
    (select count(*)::int from bekanntmachungen b where ${chosen}) as anzahl,
    array(${pageOf(chosen, asked, values)}) as ids,
    array(${yearsOf(shared)}) as jahre`
  const [found] = await select(payload, { text, row }, values.all)
  return found ?? { anzahl: 0, ids: [], jahre: [] }
}
