import type { Statement } from '../../../platform/database/index.ts'

/** Pieces of an article. */
export type Stueck = { artikel: string; menge: number }

/** What moves: for which order, and in whose name. */
export type Vorgang = { bestellung: string; wer: string }

/**
 * Common tables of what takes pieces out of stock, all of them or none. `gefragt` (artikel, menge)
 * stands before them; `otherwise` is a further reason why an article cannot be had. Rows are locked
 * in one order, so that two orders never wait for each other; what the lock reads is what the last
 * buyer has left (F11).
 */
export const entnahme = (otherwise = 'false') => `
  gesperrt as materialized (
    select a.id, a.menge_limit, a.menge_aktuell, a.preis_cent, a.aktiv, a._status
    from shop_artikel a where a.id in (select artikel from gefragt) order by a.id for update
  ), fehlt as (
    select q.artikel from gefragt q left join gesperrt g on g.id = q.artikel
    where g.id is null or (g.menge_limit is not null and g.menge_aktuell + q.menge > g.menge_limit)
      or ${otherwise}
  ), genommen as (
    update shop_artikel a set menge_aktuell = g.menge_aktuell + q.menge
    from gefragt q join gesperrt g on g.id = q.artikel
    where a.id = g.id and not exists (select from fehlt)
    returning a.id, q.menge
  )`

/** Names of articles as the ledger keeps them, whatever becomes of the article. */
const germanTitle = `left join shop_artikel_locales l on l._parent_id = s.id and l._locale = 'de'`

/** Notes in the ledger what was taken; `$bestellung` and `$wer` are the numbers of parameters. */
export const verkaufGebucht = (bestellung: string, wer: string) => `
  insert into shop_bewegungen (artikel, titel, menge, grund, bestellung, wer)
  select s.id, coalesce(l.titel, ''), -s.menge, 'verkauf', ${bestellung}, ${wer}
  from genommen s ${germanTitle}`

/** Pieces that are asked for, each article once; `$1` is JSON of them. */
export const gefragt = `
  gefragt as (
    select p.artikel, sum(p.menge)::int as menge
    from jsonb_to_recordset($1::jsonb) as p(artikel uuid, menge int) group by p.artikel
  )`

/** Puts pieces back into stock, once the order that had them is off. */
export function zuruecklegen(
  stuecke: readonly Stueck[],
  { bestellung, wer, grund }: Vorgang & { grund: 'storno' | 'ruecklauf' },
): Statement {
  const text = `
    with ${gefragt}, gesperrt as materialized (
      select a.id, a.menge_aktuell from shop_artikel a
      where a.id in (select artikel from gefragt) order by a.id for update
    ), gegeben as (
      update shop_artikel a set menge_aktuell = g.menge_aktuell - q.menge
      from gefragt q join gesperrt g on g.id = q.artikel where a.id = g.id
      returning a.id, q.menge
    )
    insert into shop_bewegungen (artikel, titel, menge, grund, bestellung, wer)
    select s.id, coalesce(l.titel, ''), s.menge, $4, $2::uuid, $3 from gegeben s ${germanTitle}`
  return { text, values: [JSON.stringify(stuecke), bestellung, wer, grund] }
}
