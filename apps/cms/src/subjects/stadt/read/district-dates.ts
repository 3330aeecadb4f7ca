import { type Abfuhrtermin, abfallIcons, type Sprache, sprachen } from '@kurstadt/contract'
import { LRUCache } from 'lru-cache'
import type { Payload } from 'payload'
import { z } from 'zod'
import { todayInBerlin } from '../../../platform/time/berlin.ts'
import { noon } from '../../../platform/time/days.ts'
import { keptUntilChange } from '../../../wire/read/newest-change.ts'
import { selectRows } from '../../../wire/read/select-rows.ts'
import { textOrNull, timeOrNull } from '../../../wire/serialise/values.ts'
import { farbeOf } from '../serialise/abfall.ts'

/** More than any district has in two years. */
const mostDates = 2_000

const dayIn = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD')`
const instantIn = (column: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/**
 * A district has hundreds of dates in a year, of which each is one line: put together as documents they
 * take twenty times as long. A date without its kind of waste is left out.
 */
const text = `
  select t.id::text as uid, t.nummer::int as nummer, ${dayIn('t.datum')} as datum,
    ${dayIn('t.verschoben_von')} as verschoben, t.ort, t.beginn, t.ende,
    ${instantIn('t.created_at')} as created, ${instantIn('t.updated_at')} as modified,
    coalesce(nullif(trim(w.hinweis), ''), v.hinweis) as hinweis,
    case when trim(v.hinweis) <> '' and coalesce(trim(w.hinweis), '') = '' then 'de'
      else $4::_locales::text end
      as sprache,
    a.nummer::int as art, coalesce(nullif(k.titel, ''), d.titel) as titel, a.farbe, a.icon,
    array(select n.number::int from abfuhrtermine_numbers n
      where n.parent_id = t.id and n.path = 'bezirke' order by n.number) as bezirke
  from abfuhrtermine t
    join abfallarten a on a.id = t.abfallart_id and a.deleted_at is null
    join abfallarten_locales d on d._parent_id = a.id and d._locale = 'de'
    left join abfallarten_locales k on k._parent_id = a.id and k._locale = $4::_locales
    left join abfuhrtermine_locales v on v._parent_id = t.id and v._locale = 'de'
    left join abfuhrtermine_locales w on w._parent_id = t.id and w._locale = $4::_locales
  where t.deleted_at is null and t.datum between $2::timestamptz and $3::timestamptz
    and t.id in (select n.parent_id from abfuhrtermine_numbers n
      where n.number = $1 and n.path = 'bezirke')
  order by t.datum, a.sortierung, t.nummer limit ${mostDates}`

const row = z.object({
  uid: z.string(),
  nummer: z.int().positive(),
  datum: z.iso.date(),
  verschoben: z.iso.date().nullable(),
  ort: z.string().nullable(),
  beginn: z.string().nullable(),
  ende: z.string().nullable(),
  created: z.string(),
  modified: z.string(),
  hinweis: z.string().nullable(),
  sprache: z.enum(sprachen),
  art: z.int().positive(),
  titel: z.string(),
  farbe: z.string(),
  icon: z.enum(abfallIcons),
  bezirke: z.array(z.int()),
})

/** What a date was made of, for those who keep it: when it was entered and changed last. */
export type Collection = Abfuhrtermin & { uid: string; created: string; modified: string }

function collectionOf(found: z.output<typeof row>): Collection {
  const { art, beginn, bezirke, datum, ende, farbe, icon, sprache, titel } = found
  return {
    id: found.nummer,
    sprache,
    datum,
    abfallart: { id: art, titel, farbe: farbeOf(farbe), icon },
    bezirke,
    verschoben_von: found.verschoben,
    ort: textOrNull(found.ort),
    beginn: timeOrNull(beginn),
    ende: timeOrNull(ende),
    hinweis: textOrNull(found.hinweis),
    uid: found.uid,
    created: found.created,
    modified: found.modified,
  }
}

/** Which dates are asked for: those of a district on some days, both counted. */
type Asked = { sprache: Sprache; bezirk: number; from: string; to: string }

async function readDates(payload: Payload, { bezirk, from, sprache, to }: Asked) {
  const statement = { typ: 'abfuhrtermine', name: 'district-dates', text, row }
  const rows = await selectRows(payload, statement, [bezirk, noon(from), noon(to), sprache])
  return rows.map(collectionOf)
}

/** Dates that are kept in memory: those of a large town in one language, some 20 MB. */
const mostKept = 40_000

/** What was read since the newest change of anything. */
const keptDates = keptUntilChange(
  async () =>
    new LRUCache<string, readonly Collection[]>({
      maxSize: mostKept,
      sizeCalculation: ({ length }) => length + 1,
    }),
)

/**
 * The dates of a district on some days, in their order. A thousand streets have the same: those of this
 * and the next year are kept together, from the day's page to the sheet of the year, until anything is
 * changed.
 */
export async function readDistrictDates(payload: Payload, asked: Asked): Promise<Collection[]> {
  const { bezirk, from, sprache, to } = asked
  const year = Number(todayInBerlin().slice(0, 4))
  const whole = { ...asked, from: `${year}-01-01`, to: `${year + 1}-12-31` }
  if (from < whole.from || to > whole.to) return readDates(payload, asked)
  const dates = await keptDates(payload, 'dates')
  const key = `${bezirk} ${sprache} ${year}`
  const found = dates.get(key) ?? (await readDates(payload, whole))
  dates.set(key, found)
  return found.filter(({ datum }) => from <= datum && datum <= to)
}
