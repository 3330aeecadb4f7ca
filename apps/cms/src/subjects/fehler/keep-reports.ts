import type { Fehlerbericht, Fehlerort } from '@kurstadt/contract/fehler'
import { type Reporting, startReporting } from '@kurstadt/log'
import type pg from 'pg'
import type { Logger } from 'pino'

/**
 * Groups that are kept of each part of the product: what a browser may tell never drives out what a
 * server has said (T60).
 */
export const mostGroups = 100

/** The newest one is the example; one that was dealt with and comes again says so. */
const keep = `
  insert into fehler as f (fehlernummer, wo, art, meldung, stelle, stapel, verlauf, build,
    zuerst, zuletzt, anzahl, zustand)
  select distinct on (n.fehlernummer) n.fehlernummer, n.wo::enum_fehler_wo, n.art, n.meldung,
    n.stelle, n.stapel, n.verlauf, n.build, least(n.zuerst, now()), least(n.zuletzt, now()),
    n.anzahl, 'offen'
  from jsonb_to_recordset($1::jsonb) as n(fehlernummer text, wo text, art text, meldung text,
    stelle text, stapel text, verlauf text, build text, zuerst timestamptz, zuletzt timestamptz,
    anzahl int)
  order by n.fehlernummer
  on conflict (fehlernummer) do update set
    anzahl = f.anzahl + excluded.anzahl,
    zuerst = least(f.zuerst, excluded.zuerst),
    zuletzt = greatest(f.zuletzt, excluded.zuletzt),
    stapel = case when excluded.zuletzt >= f.zuletzt then excluded.stapel else f.stapel end,
    verlauf = case when excluded.zuletzt >= f.zuletzt then excluded.verlauf else f.verlauf end,
    build = case when excluded.zuletzt >= f.zuletzt then excluded.build else f.build end,
    zustand = case when f.zustand = 'erledigt' and excluded.zuletzt > f.erledigt_am
      then 'wieder' else f.zustand end,
    updated_at = now()`

/** What was dealt with goes first, then what has not come for the longest time. */
const bound = `
  delete from fehler where id in (
    select id from (
      select id, row_number() over (
        partition by wo order by zustand = 'erledigt', zuletzt desc) as platz
      from fehler) counted
    where platz > $1)`

type Pool = Pick<pg.Pool, 'query'>

/** Keeps reports, each group once; throws while the database is away. */
export async function keepReports(pool: Pool, reports: readonly Fehlerbericht[]): Promise<void> {
  await pool.query(keep, [JSON.stringify(reports)])
  await pool.query(bound, [mostGroups])
}

/** Reports the errors that this process logs to the database, in their own time. */
export function reportTo(
  pool: Pool,
  { wo, build, log }: { wo: Fehlerort; build: string; log: Logger },
): Reporting {
  return startReporting({
    wo,
    build,
    deliver: (reports) => keepReports(pool, reports),
    onTrouble: (error) => log.warn({ err: error }, 'reports of errors wait'),
  })
}
