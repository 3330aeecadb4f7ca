import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { publishes } from '../../../editing/access/index.ts'
import { inTransaction, sql } from '../../../platform/database/index.ts'
import { todayInBerlin } from '../../../platform/time/berlin.ts'
import { findGaps, type Gap } from './find-gaps.ts'

const rows = {
  tage: z.array(
    z.object({ id: z.string(), datum: z.string(), art: z.string(), bezirk: z.coerce.number() }),
  ),
  arten: z.array(z.object({ id: z.string(), titel: z.string() })),
  strassen: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      hausnummern: z.string().nullable(),
      ortsteil: z.string().nullable(),
      bezirk: z.coerce.number(),
    }),
  ),
}

/** A street as the list of gaps names it. */
export type GapStreet = z.infer<typeof rows.strassen>[number]
/** What is missing, and the names of what it is missing for. */
export type Gaps = {
  gaps: Gap[]
  /** Titles of kinds by id. */
  titles: ReadonlyMap<string, string>
  streets: GapStreet[]
  /** Kinds that never had a date: they are collected on request. */
  onRequest: string[]
}

function readDays(req: PayloadRequest, year: number) {
  return inTransaction(
    req,
    sql`select t.id::text as id, t.abfallart_id::text as art, n.number::int as bezirk,
          to_char(t.datum at time zone 'Europe/Berlin', 'YYYY-MM-DD') as datum
        from abfuhrtermine t
        join abfuhrtermine_numbers n on n.parent_id = t.id and n.path = 'bezirke'
        where t.deleted_at is null and t.abfallart_id is not null
          and t.datum >= ${`${year - 1}-01-01`}::date and t.datum < ${`${year + 2}-01-01`}::date`,
  )
}

/** What is missing in the waste calendar; null for whoever does not keep it. */
export async function readGaps(req: PayloadRequest): Promise<Gaps | null> {
  if (!publishes(req.user, 'rathaus')) return null
  const heute = todayInBerlin()
  const days = await readDays(req, Number(heute.slice(0, 4)))
  const kinds = await inTransaction(
    req,
    sql`select a.id::text as id, coalesce(l.titel, '') as titel from abfallarten a
        left join abfallarten_locales l on l._parent_id = a.id and l._locale = 'de'
        where a.deleted_at is null order by a.sortierung, a.id`,
  )
  const streets = await inTransaction(
    req,
    sql`select id::text as id, name, nullif(trim(hausnummern), '') as hausnummern,
          nullif(trim(ortsteil), '') as ortsteil, bezirk::int as bezirk
        from strassen where deleted_at is null and gehoert_zu_id is null and name <> ''
        order by name collate "de-x-icu", hausnummern`,
  )
  const arten = rows.arten.parse(kinds)
  const strassen = rows.strassen.parse(streets)
  const tage = rows.tage.parse(days)
  const dated = new Set(tage.map(({ art }) => art))
  const onRequest = arten.filter(({ id }) => !dated.has(id)).map(({ titel }) => titel)
  const gaps = findGaps({
    heute,
    tage,
    arten: arten.map(({ id }) => id),
    bezirke: [...new Set(strassen.map(({ bezirk }) => bezirk))].toSorted((a, b) => a - b),
  })
  const titles = new Map(arten.map(({ id, titel }) => [id, titel]))
  return { gaps, titles, streets: strassen, onRequest }
}
