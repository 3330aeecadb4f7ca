import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { inTransaction, sql } from '../../platform/database/index.ts'
import { daysLater } from '../../platform/time/days.ts'
import { weeksOf } from './weeks.ts'

/** Weeks that are shown, and days that the lists count. */
const shown = { weeks: 26, days: 90, rows: 20 }

/** Pages behind a login are nobody's to count. */
const behindLogin = '^/(de|en)/(intranet|gemeinderat/(intern|passwort))/'

const week = z.object({ beginn: z.string(), aufrufe: z.number(), besuche: z.number() })
const row = z.object({ was: z.string(), zusatz: z.string(), anzahl: z.number() })
const page = z.object({ id: z.string(), pfad: z.string(), anzahl: z.number() })

/** Looks and visits of a week. */
export type Week = z.infer<typeof week>

/** A sum of the last days. */
export type Row = z.infer<typeof row>

/** A page of the website with its looks. */
export type QuietPage = z.infer<typeof page>

/** Looks and visits week by week up to today; weeks in which nobody came are there, too. */
async function readWeeks(req: PayloadRequest, today: string): Promise<Week[]> {
  const from = daysLater(today, -7 * shown.weeks)
  const rows = await inTransaction(
    req,
    sql`select to_char(date_trunc('week', tag), 'YYYY-MM-DD') as beginn,
          coalesce(sum(anzahl) filter (where art = 'seite'), 0)::int as aufrufe,
          coalesce(sum(anzahl) filter (where art = 'herkunft'), 0)::int as besuche
        from besuche where tag > ${from}::date and art in ('seite', 'herkunft') group by 1`,
  )
  return weeksOf(z.array(week).parse(rows), today, shown.weeks)
}

/** The largest sums of a kind. */
async function readSums(
  req: PayloadRequest,
  from: string,
  { art, byDevice = false }: { art: 'seite' | 'herkunft' | 'suche' | 'fehlt'; byDevice?: boolean },
): Promise<Row[]> {
  const [was, zusatz] = byDevice ? [sql`zusatz`, sql`''`] : [sql`was`, sql`zusatz`]
  const columns = art === 'seite' && !byDevice ? [was, sql`''`] : [was, zusatz]
  const rows = await inTransaction(
    req,
    sql`select ${columns[0]} as was, ${columns[1]} as zusatz, sum(anzahl)::int as anzahl
        from besuche where art = ${art} and tag > ${from}::date
        group by 1, 2 order by 3 desc, 1, 2 limit ${shown.rows}`,
  )
  return z.array(row).parse(rows)
}

/** Public pages of the tree that are looked at least, none at all first. */
async function readQuiet(req: PayloadRequest, from: string): Promise<QuietPage[]> {
  const rows = await inTransaction(
    req,
    sql`select s.id::text as id, l.pfad, coalesce(b.anzahl, 0)::int as anzahl
        from seiten s join seiten_locales l on l._parent_id = s.id
        left join (select was, sum(anzahl) as anzahl from besuche
          where art = 'seite' and tag > ${from}::date group by 1) b on b.was = l.pfad
        where s._status = 'published' and s.deleted_at is null and s.detailseite_fuer is null
          and l.pfad is not null and l.pfad !~ ${behindLogin} and s.created_at < ${from}::timestamptz
        order by 3, 2 limit ${shown.rows}`,
  )
  return z.array(page).parse(rows)
}

/** What is known of visits up to a day. */
export async function readVisits(req: PayloadRequest, today: string) {
  const from = daysLater(today, -shown.days)
  return {
    wochen: await readWeeks(req, today),
    geraete: await readSums(req, from, { art: 'seite', byDevice: true }),
    seiten: await readSums(req, from, { art: 'seite' }),
    herkunft: await readSums(req, from, { art: 'herkunft' }),
    suchen: await readSums(req, from, { art: 'suche' }),
    fehlt: await readSums(req, from, { art: 'fehlt' }),
    still: await readQuiet(req, from),
  }
}

/** What is known of visits. */
export type Visits = Awaited<ReturnType<typeof readVisits>>
