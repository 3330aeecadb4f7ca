import type { besuche } from '@kurstadt/contract/besuche'
import type pg from 'pg'
import type { z } from 'zod'

/** What keeping them needs. */
export type VisitParts = { intake: Pick<pg.Pool, 'query'> }

/** Different sums of one kind on one day: more is an attack, and fills nothing. */
const mostOfKind = 5_000

/**
 * One statement: a delivery that comes twice counts once, and its sums are added to those of the day.
 * Once a day has its fill of a kind, only what is there already is added to.
 */
const text = `
  with neu as (
    insert into besuche_lieferungen (kennung) values ($1::uuid) on conflict do nothing returning 1
  ), zeilen as (
    select z.tag, z.art, z.was, z.zusatz, sum(z.anzahl)::bigint as anzahl
    from jsonb_to_recordset($2::jsonb) as z(tag date, art text, was text, zusatz text, anzahl bigint)
    where exists (select from neu) and z.tag between current_date - 7 and current_date + 1
    group by 1, 2, 3, 4
  ), voll as (
    select b.tag, b.art from besuche b join (select distinct tag, art from zeilen) z using (tag, art)
    group by 1, 2 having count(*) >= $3
  )
  insert into besuche as b (tag, art, was, zusatz, anzahl)
  select z.tag, z.art, z.was, z.zusatz, z.anzahl from zeilen z
  where not exists (select from voll v where v.tag = z.tag and v.art = z.art)
    or exists (select from besuche da where da.tag = z.tag and da.art = z.art and da.was = z.was
      and da.zusatz = z.zusatz)
  order by 1, 2, 3, 4
  on conflict (tag, art, was, zusatz) do update set anzahl = b.anzahl + excluded.anzahl`

/** Adds sums of visits to those of their days. */
export async function keepVisits(
  { intake }: VisitParts,
  { kennung, zeilen }: z.output<typeof besuche>,
): Promise<void> {
  const values = [kennung, JSON.stringify(zeilen), mostOfKind]
  await intake.query({ name: 'besuche', text, values })
}
