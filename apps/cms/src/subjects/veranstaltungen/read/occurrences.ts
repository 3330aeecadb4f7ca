import type { Params } from '@kurstadt/contract'
import { type Period, periodOf } from '@kurstadt/contract/event-period'
import { searchWords } from '@kurstadt/contract/search-form'
import type { Payload } from 'payload'
import { z } from 'zod'
import { select } from '../../../platform/database/index.ts'
import { queryOf, stopWords } from '../../../wire/read/index.ts'
import { Values } from '../../../wire/read/values.ts'

type Filters = Params<'veranstaltungen'>

/** What is read of an occurrence `t`. */
export const occurrenceColumns = `t.veranstaltung, t.regeltag::text, t.regelzeit, t.datum_von::text,
  t.datum_bis::text, t.zeit_von, t.zeit_bis, t.status, t.ort`

/** Everything but the words, which are too long to be carried along while rows are sorted. */
const narrow = `t.veranstaltung, t.nummer, t.regeltag, t.regelzeit, t.datum_von, t.datum_bis,
  t.zeit_von, t.zeit_bis, t.status, t.ort, t.titel_de, t.titel_en`

/** An occurrence as it is kept. */
export const occurrenceRow = z.object({
  veranstaltung: z.string(),
  regeltag: z.string(),
  regelzeit: z.string().nullable(),
  datum_von: z.string(),
  datum_bis: z.string(),
  zeit_von: z.string().nullable(),
  zeit_bis: z.string().nullable(),
  status: z.string(),
  ort: z.string().nullable(),
})

/** One occurrence of a public event. */
export type FoundOccurrence = z.output<typeof occurrenceRow>

/** Days that occurrences overlap with: an exhibition is on from its first day to its last. */
function during({ from, to, before }: Period, values: Values): string[] {
  // What is over has begun before: said so that the index by beginnings starts there.
  const past =
    before === null
      ? []
      : [`t.datum_bis < ${values.add(before)}::date`, `t.datum_von < $${values.count}::date`]
  if (from !== null && to !== null) {
    // PostgreSQL refuses a range that ends before it begins; nothing lies within one.
    if (from > to) return ['false']
    const asked = `daterange(${values.add(from)}::date, ${values.add(to)}::date, '[]')`
    return [...past, `daterange(t.datum_von, t.datum_bis, '[]') && ${asked}`]
  }
  return [
    ...past,
    ...(from === null ? [] : [`t.datum_bis >= ${values.add(from)}::date`]),
    ...(to === null ? [] : [`t.datum_von <= ${values.add(to)}::date`]),
  ]
}

/** Words that an event has to have in its title, excerpt, venue or organiser, or as a part of its title. */
function saying(q: string, values: Values): string[] {
  const words = searchWords(q).filter((word) => !stopWords.has(word))
  if (words.length === 0) return q === '' ? [] : ['false']
  return [`t.suche @@ (${queryOf(words, values)})`]
}

function flags(filters: Filters, values: Values): string[] {
  return (['kostenlos', 'barrierefrei', 'familien', 'highlight'] as const).flatMap((name) => {
    const asked = filters[name]
    return asked === undefined ? [] : [`t.${name} = ${values.add(asked)}`]
  })
}

/** Events that an article on sale belongs to. */
const eventsInShop = `select veranstaltung_id from shop_artikel
  where aktiv and _status = 'published' and veranstaltung_id is not null`

function about(filters: Filters, values: Values): string[] {
  const { jahr, rubrik_id, ort, status, saison, im_shop, festival } = filters
  return [
    ...(jahr === undefined
      ? []
      : [
          `t.datum_von between make_date(${values.add(jahr)}, 1, 1) and make_date($${values.count}, 12, 31)`,
        ]),
    ...(rubrik_id === undefined
      ? []
      : [`t.rubriken @> array[(select id from rubriken where nummer = ${values.add(rubrik_id)})]`]),
    ...(ort === undefined
      ? []
      : [`t.ort = (select id from brancheneintraege where nummer = ${values.add(ort)})`]),
    ...(status === undefined ? [] : [`t.status = ${values.add(status)}`]),
    ...(im_shop === true ? [`t.veranstaltung in (${eventsInShop})`] : []),
    ...(festival === undefined ? [] : [`t.saison is ${festival ? 'not ' : ''}null`]),
    ...(saison === undefined ? [] : [`t.saison = ${values.add(saison)}`]),
  ]
}

function ordered({ order, sprache }: Filters): string {
  const column = (field: (typeof order)[number]['field']) =>
    field === 'titel' ? `titel_${sprache}` : field
  const asked = order.map(({ field, descending }) => `${column(field)}${descending ? ' desc' : ''}`)
  return [...asked, 'datum_von', 'zeit_von', 'nummer'].map((one) => `t.${one}`).join(', ')
}

/** Once for each event: its first occurrence that fits, or its last where the list runs backwards. */
function onceEach({ zusammengefasst, order }: Filters, fits: string): string {
  if (!zusammengefasst) return `veranstaltung_termine t ${fits}`
  const direction = order[0]?.descending ? ' desc' : ''
  return `(select distinct on (t.nummer) ${narrow} from veranstaltung_termine t ${fits}
    order by t.nummer, t.datum_von${direction}, t.zeit_von${direction}) t`
}

/** What the parameters ask besides the days. */
function otherwise(filters: Filters, values: Values): string[] {
  return [...about(filters, values), ...flags(filters, values), ...saying(filters.q, values)]
}

const whereOf = (parts: readonly string[]) =>
  parts.length === 0 ? '' : `where ${parts.join(' and ')}`

/**
 * Once each, an event stands there on its next day: earlier today it has ended, unless it goes on past
 * midnight or nobody has said until when. A list of days has the whole of today.
 */
function notEnded({ zeitraum, zusammengefasst }: Filters, now: string, values: Values): string[] {
  const [day, time] = now.split('T')
  if (!zusammengefasst || zeitraum !== 'kommend' || time === undefined) return []
  return [
    `(t.datum_bis = ${values.add(day)}::date and t.zeit_bis <= ${values.add(time)} and (t.zeit_von
      is null or t.zeit_von < t.zeit_bis or t.datum_von < t.datum_bis)) is not true`,
  ]
}

/**
 * The `where` that the parameters make for `veranstaltung_termine t`; empty where they say nothing.
 * `now` is a day or a local time in Europe/Berlin.
 */
export function fitting(filters: Filters, now: string, values: Values): string {
  return whereOf([
    ...during(periodOf(filters, now.slice(0, 10)), values),
    ...notEnded(filters, now, values),
    ...otherwise(filters, values),
  ])
}

/** The first day of a list that runs from a day on into the future by beginnings; null for any other. */
function openFrom({ order, zusammengefasst }: Filters, { from, to, before }: Period) {
  const [first] = order
  const isByDay = first === undefined || (first.field === 'datum_von' && !first.descending)
  return isByDay && !zusammengefasst && to === null && before === null ? from : null
}

/**
 * What is on from a day on, by beginnings: what goes on that day, and what begins then or later as
 * far as the page reaches. One condition for both would have every past day looked at.
 */
function fromOn(filters: Filters, { from, most }: { from: string; most: string }, values: Values) {
  const day = `${values.add(from)}::date`
  const rest = otherwise(filters, values)
  const going = `daterange(t.datum_von, t.datum_bis, '[]') && daterange(${day}, ${day}, '[]')`
  const select = `select ${narrow} from veranstaltung_termine t`
  return `((${select} ${whereOf([going, `t.datum_von < ${day}`, ...rest])})
    union all (${select} ${whereOf([`t.datum_von >= ${day}`, ...rest])}
      order by ${ordered(filters)} limit ${most})) t`
}

function pageOf(filters: Filters, now: string, values: Values): string {
  const { seite, pro_seite } = filters
  const from = openFrom(filters, periodOf(filters, now.slice(0, 10)))
  const found =
    from === null
      ? onceEach(filters, fitting(filters, now, values))
      : fromOn(filters, { from, most: values.add(seite * pro_seite) }, values)
  return `select ${occurrenceColumns} from ${found} order by ${ordered(filters)}
    limit ${values.add(pro_seite)} offset ${values.add((seite - 1) * pro_seite)}`
}

/** The day before which everything is asked for, whatever it is; null for any other list. */
function allBefore(filters: Filters, today: string): string | null {
  const { from, to, before } = periodOf(filters, today)
  const isAll = from === null && to === null && !filters.zusammengefasst
  return isAll && otherwise(filters, new Values()).length === 0 ? before : null
}

/**
 * Counts what the parameters leave. All that is over is everything without what is not: the number
 * of everything is kept, so that nobody counts the past, which only grows.
 */
function countOf(filters: Filters, now: string, values: Values): string {
  const before = allBefore(filters, now.slice(0, 10))
  if (before !== null)
    return `select (select anzahl from veranstaltung_termine_anzahl) - count(*)::int as anzahl
      from veranstaltung_termine t where t.datum_bis >= ${values.add(before)}::date`
  const counted = filters.zusammengefasst ? 'distinct t.nummer' : '*'
  return `select count(${counted})::int as anzahl from veranstaltung_termine t
    ${fitting(filters, now, values)}`
}

/**
 * A page of the occurrences that the parameters leave, with the number of all of them; `now` is a day
 * or a local time in Europe/Berlin. Only public events have occurrences.
 */
export async function findOccurrences(
  payload: Payload,
  filters: Filters,
  now: string,
): Promise<{ rows: FoundOccurrence[]; anzahl: number }> {
  const [values, counting] = [new Values(), new Values()]
  const count = countOf(filters, now, counting)
  const [rows, [counts]] = await Promise.all([
    select(payload, { text: pageOf(filters, now, values), row: occurrenceRow }, values.all),
    select(payload, { text: count, row: z.object({ anzahl: z.int() }) }, counting.all),
  ])
  return { rows, anzahl: counts?.anzahl ?? 0 }
}
