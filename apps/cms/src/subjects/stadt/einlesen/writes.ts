import type { Change, Details, Difference, Move, Stored } from './compare.ts'
import type { Wanted } from './resolve.ts'

/** An entry as it is to be; `before` is what it was, null for a new one. */
type Row = Details & { datum: string; art: string; bezirke: Set<number>; before: Stored | null }
/** What is done to one entry. */
export type Write =
  | { act: 'create'; data: Omit<Stored, 'id'> }
  | { act: 'update'; id: string; data: Omit<Stored, 'id'> }
  | { act: 'delete'; id: string }

const names = ['ort', 'beginn', 'ende', 'hinweis', 'verschoben_von'] as const
const labels: Record<(typeof names)[number], string> = {
  ort: 'Standplatz',
  beginn: 'Von',
  ende: 'Bis',
  hinweis: 'Hinweis',
  verschoben_von: 'Verschoben von',
}

/** What the file leaves unsaid stays as an editor has written it. */
function detailsOf(own: Details, to: Details): Details {
  return {
    ort: to.ort ?? own.ort,
    beginn: to.beginn ?? own.beginn,
    ende: to.beginn === null ? own.ende : to.ende,
    hinweis: to.hinweis ?? own.hinweis,
    verschoben_von: to.verschoben_von ?? own.verschoben_von,
  }
}

const fieldsChanged = (own: Details, to: Details) =>
  names.filter((name) => detailsOf(own, to)[name] !== own[name]).map((name) => labels[name])

/** A day that has moved away from a holiday says so; one that was moved back says nothing more. */
function movedDetails({ stored, to }: Move, isHoliday: (day: string) => boolean): Details {
  const details = detailsOf(stored, to)
  if (to.verschoben_von !== null) return details
  const own = details.verschoben_von === to.datum ? null : details.verschoben_von
  return { ...details, verschoben_von: isHoliday(stored.datum) ? stored.datum : own }
}

const isAt = (row: Row, { art, datum, ort }: Wanted) =>
  row.art === art && row.datum === datum && (ort === null || row.ort === ort)

function add(rows: Row[], to: Wanted, details: Details): void {
  const row = rows.find((one) => isAt(one, to) && one.bezirke.size > 0)
  if (row === undefined) {
    const { art, bezirk, datum } = to
    rows.push({ ...details, art, datum, bezirke: new Set([bezirk]), before: null })
    return
  }
  row.bezirke.add(to.bezirk)
  Object.assign(row, detailsOf(row, to))
}

/** Moves that take the whole entry along, so that it stays one in the calendars of who subscribed. */
function moveRows(rows: Row[], moved: readonly Move[], isHoliday: (day: string) => boolean): void {
  const groups = Map.groupBy(moved, ({ stored, to }) => `${stored.id} ${to.datum}`)
  for (const own of groups.values()) {
    const [first] = own
    const row = rows.find(({ before }) => before === first?.stored)
    if (first === undefined || row === undefined) continue
    const isWhole = own.length === row.bezirke.size && !rows.some((one) => isAt(one, first.to))
    const details = movedDetails(first, isHoliday)
    if (isWhole) Object.assign(row, details, { datum: first.to.datum })
    else
      for (const { bezirk, to } of own) {
        row.bezirke.delete(bezirk)
        add(rows, to, details)
      }
  }
}

const dataOf = ({ before: _, bezirke, ...rest }: Row) => ({
  ...rest,
  bezirke: [...bezirke].toSorted((a, b) => a - b),
})

function isChanged(row: Row, before: Stored): boolean {
  const { id: _, ...own } = { ...before, bezirke: before.bezirke.toSorted((a, b) => a - b) }
  const now = dataOf(row)
  return (
    names.some((name) => now[name] !== own[name]) ||
    now.datum !== own.datum ||
    now.bezirke.join() !== own.bezirke.join()
  )
}

function writeOf(row: Row): Write[] {
  const { before } = row
  if (before === null) return [{ act: 'create', data: dataOf(row) }]
  if (row.bezirke.size === 0) return [{ act: 'delete', id: before.id }]
  return isChanged(row, before) ? [{ act: 'update', id: before.id, data: dataOf(row) }] : []
}

type Asked = { streichen: boolean; isHoliday: (day: string) => boolean }

/** What has to be written; what the file does not say any more is taken out only where asked for. */
export function writesOf(
  { added, gone, moved, same }: Difference,
  stored: readonly Stored[],
  { isHoliday, streichen }: Asked,
): Write[] {
  const rows = stored.map((one): Row => {
    const { id: _, ...rest } = one
    return { ...rest, bezirke: new Set(one.bezirke), before: one }
  })
  const rowOf = (one: Stored) => rows.find(({ before }) => before === one)
  for (const { stored: known, to } of same) {
    const row = rowOf(known)
    if (row) Object.assign(row, detailsOf(row, to))
  }
  if (streichen) for (const { bezirk, stored: known } of gone) rowOf(known)?.bezirke.delete(bezirk)
  moveRows(rows, moved, isHoliday)
  for (const to of added) add(rows, to, to)
  return rows.flatMap(writeOf)
}

const districtsOf = (list: readonly { bezirk: number }[]) =>
  [...new Set(list.map(({ bezirk }) => bezirk))].toSorted((a, b) => a - b)

const plain = { von: null, felder: [] }

function changedOf({ same }: Difference): Change[] {
  const entries = Map.groupBy(same, ({ stored }) => stored)
  return [...entries].flatMap(([{ art, datum, ...own }, rows]) => {
    const felder = [...new Set(rows.flatMap(({ to }) => fieldsChanged(own, to)))]
    if (felder.length === 0) return []
    const bezirke = districtsOf(rows.map(({ to }) => to))
    return [{ ergebnis: 'geaendert' as const, datum, von: null, art, bezirke, felder }]
  })
}

/** The same in words, a line for each day and kind, in their order. */
export function changesOf(difference: Difference): Change[] {
  const { added, gone, moved } = difference
  const fresh = Map.groupBy(added, ({ art, datum, ort }) => `${datum}|${art}|${ort}`)
  const away = Map.groupBy(moved, ({ stored, to }) => `${stored.id}|${to.datum}`)
  const left = Map.groupBy(gone, ({ stored }) => stored)
  const changes: Change[] = [
    ...[...fresh.values()].flatMap((rows) =>
      rows.slice(0, 1).map(({ art, datum }) => ({
        ...plain,
        ergebnis: 'neu' as const,
        datum,
        art,
        bezirke: districtsOf(rows),
      })),
    ),
    ...[...away.values()].flatMap((rows) =>
      rows.slice(0, 1).map(({ stored, to }) => ({
        ...plain,
        ergebnis: 'verschoben' as const,
        datum: to.datum,
        von: stored.datum,
        art: to.art,
        bezirke: districtsOf(rows),
      })),
    ),
    ...changedOf(difference),
    ...[...left].map(([{ art, datum }, rows]) => ({
      ...plain,
      ergebnis: 'entfaellt' as const,
      datum,
      art,
      bezirke: districtsOf(rows),
    })),
  ]
  return changes.toSorted((a, b) => (a.datum < b.datum ? -1 : 1))
}
