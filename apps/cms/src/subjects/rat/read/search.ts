import { ratsinfoArten } from '@kurstadt/contract'
import type { Payload } from 'payload'
import { z } from 'zod'
import { councilTables } from '../../../editing/suche/index.ts'
import { queryOf } from '../../../wire/read/index.ts'
import { stemOf } from '../../../wire/read/search-words.ts'
import { selectRows } from '../../../wire/read/select-rows.ts'
import { Values } from '../../../wire/read/values.ts'
import type { Reader } from '../serialise/found.ts'

const row = z.object({
  typ: z.enum(ratsinfoArten),
  nummer: z.int(),
  titel: z.string(),
  kennung: z.string().nullable(),
  datum: z.string().nullable(),
  gremien: z.array(z.string()),
  worte: z.string(),
  dateien: z.array(z.string()),
  oeffentlich: z.boolean(),
  sitzung: z.int().nullable(),
  sitzungstitel: z.string().nullable(),
  anzahl: z.int(),
})

/** Something that the council’s search found; `gremien` and `dateien` are ids. */
export type FoundInCouncil = z.output<typeof row>

/** What to look for: words in their search form, and what hits are limited to. */
export type CouncilQuestion = {
  words: readonly string[]
  art?: (typeof ratsinfoArten)[number] | undefined
  /** Id of a committee. */
  gremium?: string | undefined
  jahr?: number | undefined
  /** Only what came after this instant. */
  since?: string | undefined
  limit: number
  offset: number
}

/** Letters of an entry that an excerpt is looked for in. */
const longest = 60_000

/** Everybody’s table holds nothing else; in the members’ one each row says which committees see it. */
function visibleRows({ isMember, committees }: Reader, values: Values): string[] {
  if (!isMember) return []
  return [`(kreis is null or kreis && ${values.add(committees)}::uuid[])`]
}

/** What came after an instant; of a meeting that did, its items are not told one by one. */
function newRows(table: string, since: string | undefined, values: Values): string[] {
  if (since === undefined) return []
  const instant = `${values.add(since)}::timestamptz`
  return [
    `erschienen > ${instant}`,
    `(typ <> 'punkte' or not exists (select from ${table} m join ${table} own
        on own.typ = hits.typ and own.nummer = hits.nummer and own.sitzung = m.nummer
      where m.typ = 'sitzungen' and m.erschienen > ${instant}))`,
  ]
}

function sourceOf(table: string, words: readonly string[], values: Values): string {
  if (words.length === 0) return `(select *, 0 as rang from ${table}) as hits`
  const parts = values.add(words.map((word) => `%${stemOf(word)}%`))
  return `${table}_treffer(${queryOf(words, values)}, ${parts}) as hits`
}

function statement(question: CouncilQuestion, reader: Reader, values: Values): string {
  const { words, art, gremium, jahr, since, limit, offset } = question
  const table = councilTables[reader.isMember ? 'members' : 'everybody']
  const source = sourceOf(table, words, values)
  const where = [
    ...visibleRows(reader, values),
    ...(art === undefined ? [] : [`typ = ${values.add(art)}`]),
    ...(gremium === undefined ? [] : [`gremien @> array[${values.add(gremium)}::uuid]`]),
    ...(jahr === undefined ? [] : [`jahr = ${values.add(jahr)}`]),
    ...newRows(table, since, values),
  ]
  const condition = where.length === 0 ? '' : `where ${where.join(' and ')}`
  const newest = since === undefined ? '' : 'erschienen desc, '
  const order = `${newest}rang desc, datum desc nulls last, typ, nummer desc`
  return `
    with page as (
      select typ, nummer, rang, datum, erschienen, (count(*) over ())::int as anzahl
      from ${source} ${condition} order by ${order}
      limit ${values.add(limit)} offset ${values.add(offset)}
    )
    select p.typ, p.nummer, t.titel, t.kennung, to_char(t.datum, 'YYYY-MM-DD') as datum,
      t.gremien::text[] as gremien, left(t.worte, ${longest}) as worte, t.dateien::text[] as dateien,
      t.oeffentlich, t.sitzung, s.titel as sitzungstitel, p.anzahl
    from page p join ${table} t on t.typ = p.typ and t.nummer = p.nummer
      left join sitzungen s on s.nummer = t.sitzung
    order by ${order.replaceAll(/\b(erschienen|rang|datum|typ|nummer)\b/g, 'p.$1')}`
}

/**
 * Meetings, items and papers with all of the words, those of their files among them, the best first;
 * without words the latest. What somebody may not see is in no row that is read for them.
 */
export function searchCouncil(
  payload: Payload,
  question: CouncilQuestion,
  reader: Reader,
): Promise<FoundInCouncil[]> {
  const values = new Values()
  const text = statement(question, reader, values)
  return selectRows(payload, { typ: 'ratsinfo_suche', text, row }, values.all)
}

const words = z.object({ id: z.string(), titel: z.string(), worte: z.string() })

/** Words of a file, with its title. */
export type FileWords = z.output<typeof words>

/** Files whose words are looked at for the excerpts of one page of hits. */
const mostFiles = 60

/** The words of some files as they are now, which stand in rows that who asks may see. */
export async function readFileWords(
  payload: Payload,
  ids: readonly string[],
): Promise<ReadonlyMap<string, FileWords>> {
  if (ids.length === 0) return new Map()
  const text = `
    select d.id, d.titel, left(w.worte, ${longest}) as worte
    from dokumentworte w join dokumente d on d.id = w.dokument and d.filename = w.datei
    where d.id = any($1::uuid[]) and d.deleted_at is null`
  const statement = { typ: 'dokumente', name: 'council-file-words', text, row: words }
  const rows = await selectRows(payload, statement, [ids.slice(0, mostFiles)])
  return new Map(rows.map((one) => [one.id, one]))
}

const year = z.object({ jahr: z.int() })

/** Years that hits can be limited to, the latest first. */
export async function readSearchYears(payload: Payload, reader: Reader): Promise<number[]> {
  const values = new Values()
  const table = councilTables[reader.isMember ? 'members' : 'everybody']
  const seen = visibleRows(reader, values)
  // From one year to the next: the index is asked once a year, however much there is to find.
  const next = (...since: string[]) =>
    `(select t.jahr from ${table} t where ${['t.jahr is not null', ...since, ...seen].join(' and ')}
      order by t.jahr limit 1)`
  const text = `
    with recursive years as (
      select ${next()} as jahr union all
      select ${next('t.jahr > y.jahr')} from years y where y.jahr is not null
    )
    select jahr from years where jahr is not null order by jahr desc`
  const rows = await selectRows(payload, { typ: 'ratsinfo_suche', text, row: year }, values.all)
  return rows.map(({ jahr }) => jahr)
}
