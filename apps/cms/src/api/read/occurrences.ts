import type { Params } from '@kurstadt/contract'
import type { Payload } from 'payload'
import { z } from 'zod'
import { type Period, periodOf } from './period.ts'
import { select } from './sql.ts'
import { Values } from './values.ts'

type Filters = Params<'veranstaltungen'>

const columns = `t.veranstaltung, t.regeltag::text, t.regelzeit, t.datum_von::text,
  t.datum_bis::text, t.zeit_von, t.zeit_bis, t.status, t.ort`

const row = z.object({
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

/** One occurrence of a public event, as it is kept. */
export type FoundOccurrence = z.output<typeof row>

/** Days that occurrences overlap with: an exhibition is on from its first day to its last. */
function during(period: Period, values: Values): string[] {
  const { from, to, before } = period
  return [
    ...(from === null ? [] : [`t.datum_bis >= ${values.add(from)}::date`]),
    ...(to === null ? [] : [`t.datum_von <= ${values.add(to)}::date`]),
    ...(before === null ? [] : [`t.datum_bis < ${values.add(before)}::date`]),
  ]
}

/** Words that an event has to have in its title, excerpt, venue or organiser. */
function saying(q: string, values: Values): string[] {
  const words = q.match(/[\p{L}\p{N}]+/gu) ?? []
  if (words.length === 0) return q === '' ? [] : ['false']
  const query = `to_tsquery('german', ${values.add(words.map((word) => `${word}:*`).join(' & '))})`
  return [
    `t.veranstaltung in (
      select _parent_id from veranstaltungen_locales
      where to_tsvector('german', coalesce(titel, '') || ' ' || coalesce(plain_text, '')) @@ ${query}
      union all
      select id from veranstaltungen
      where to_tsvector('german',
        coalesce(veranstaltungsort, '') || ' ' || coalesce(veranstalter, '')) @@ ${query}
      union all
      select e.id from veranstaltungen e
      join brancheneintraege_locales b on b._parent_id = e.brancheneintrag_veranstaltungsort_id
      where to_tsvector('german', coalesce(b.titel, '')) @@ ${query})`,
  ]
}

function flags(filters: Filters, values: Values): string[] {
  return (['kostenlos', 'barrierefrei', 'familien', 'highlight'] as const).flatMap((name) => {
    const asked = filters[name]
    return asked === undefined ? [] : [`t.${name} = ${values.add(asked)}`]
  })
}

function about(filters: Filters, values: Values): string[] {
  const { jahr, rubrik_id, ort, status, saison } = filters
  return [
    ...(jahr === undefined
      ? []
      : [
          `t.datum_von between make_date(${values.add(jahr)}, 1, 1) and make_date($${values.count}, 12, 31)`,
        ]),
    ...(rubrik_id === undefined
      ? []
      : [
          `t.veranstaltung in (
            select r.parent_id from veranstaltungen_rels r
            join rubriken c on c.id = r.rubriken_id and c.nummer = ${values.add(rubrik_id)}
            where r.path = 'rubriken')`,
        ]),
    ...(ort === undefined
      ? []
      : [`t.ort = (select id from brancheneintraege where nummer = ${values.add(ort)})`]),
    ...(status === undefined ? [] : [`t.status = ${values.add(status)}`]),
    ...(saison === undefined ? [] : [`t.saison = ${values.add(saison)}`]),
  ]
}

const sortable = {
  datum_von: 'h.datum_von',
  datum_bis: 'h.datum_bis',
  titel: 'h.titel',
} as const

function ordered({ order }: Filters): string {
  const asked = order.map(
    ({ field, descending }) => `${sortable[field]}${descending ? ' desc' : ''}`,
  )
  return [...asked, 'h.datum_von', 'h.zeit_von', 'h.nummer'].join(', ')
}

/** The title is read only where it orders the list: it stands in another table. */
function source(filters: Filters, values: Values): { columns: string; from: string } {
  if (!filters.order.some(({ field }) => field === 'titel'))
    return { columns: 't.*', from: 'veranstaltung_termine t' }
  const sprache = values.add(filters.sprache)
  return {
    columns: "t.*, coalesce(nullif(l.titel, ''), d.titel) as titel",
    from: `veranstaltung_termine t
      left join veranstaltungen_locales l
        on l._parent_id = t.veranstaltung and l._locale = ${sprache}::_locales
      left join veranstaltungen_locales d on d._parent_id = t.veranstaltung and d._locale = 'de'`,
  }
}

/** Once for each event: its first occurrence that fits, or its last where the list runs backwards. */
function onceEach({ zusammengefasst, order }: Filters): { distinct: string; first: string } {
  if (!zusammengefasst) return { distinct: '', first: '' }
  const direction = order[0]?.descending ? ' desc' : ''
  return {
    distinct: 'distinct on (t.veranstaltung)',
    first: `order by t.veranstaltung, t.datum_von${direction}, t.zeit_von${direction}`,
  }
}

/**
 * A page of the occurrences that the parameters leave, with the number of all of them; `today` is a
 * day in Europe/Berlin. Only public events have occurrences.
 */
export async function findOccurrences(
  payload: Payload,
  filters: Filters,
  today: string,
): Promise<{ rows: FoundOccurrence[]; anzahl: number }> {
  const values = new Values()
  const where = [
    ...during(periodOf(filters, today), values),
    ...about(filters, values),
    ...flags(filters, values),
    ...saying(filters.q, values),
  ]
  const fits = where.length === 0 ? '' : `where ${where.join(' and ')}`
  const counted = filters.zusammengefasst ? 'distinct t.veranstaltung' : '*'
  const asked = [...values.all]
  const { columns: own, from } = source(filters, values)
  const { distinct, first } = onceEach(filters)
  const text = `select ${columns.replaceAll('t.', 'h.')} from (
      select ${distinct} ${own} from ${from} ${fits} ${first}) h
    order by ${ordered(filters)}
    limit ${values.add(filters.pro_seite)} offset ${values.add((filters.seite - 1) * filters.pro_seite)}`
  const count = `select count(${counted})::int as anzahl from veranstaltung_termine t ${fits}`
  const [rows, [counts]] = await Promise.all([
    select(payload, { text, row }, values.all),
    select(payload, { text: count, row: z.object({ anzahl: z.int() }) }, asked),
  ])
  return { rows, anzahl: counts?.anzahl ?? 0 }
}
