import {
  isDay,
  looksLikeFormula,
  recognise,
  rowsOf,
  UnreadableFileError,
  writtenDay,
  writtenTime,
} from '../../veranstaltungen/index.ts'
import { type Column, type Columns, chosenColumns, columns } from './columns.ts'
import { writtenDistricts } from './districts.ts'
import { type Entry, emptyEntry, mostEntries } from './entry.ts'

/** A table with its headings, and which of them are what. */
export type Table = { kopf: string[]; spalten: Columns; entries: Entry[] }

/** A title of the file may stand above the headings. */
const mostAbove = 5
const weekday = /^(?:mo|di|mi|do|fr|sa|so)[a-z]*\.?,?\s+/i
const quoted = (text: string) => `„${text.slice(0, 40)}“`

type Read = { value: string; fehler: string[] }

function dayOf(text: string, name: string): Read {
  const day = writtenDay(text.replace(weekday, '')).day
  if (day === null)
    return {
      value: '',
      fehler: [`${quoted(text)} (${name}) ist kein Datum. Bitte so: 31.12.2027.`],
    }
  if (!isDay(day)) return { value: '', fehler: [`${quoted(text)} gibt es im Kalender nicht.`] }
  return { value: day, fehler: [] }
}

function timeOf(text: string): Read {
  const time = text === '' ? '' : writtenTime(text)
  return time === null
    ? { value: '', fehler: [`${quoted(text)} ist keine Uhrzeit. Bitte so: 09:00.`] }
    : { value: time, fehler: [] }
}

function districtsOf(text: string) {
  if (/^alle/i.test(text)) return { bezirke: [], istUeberall: true, fehler: [] }
  const bezirke = writtenDistricts(text)
  const fehler =
    bezirke === null ? [`${quoted(text)} ist kein Bezirk. Bitte so: 1, 2 oder 1-4.`] : []
  return { bezirke: bezirke ?? [], istUeberall: false, fehler }
}

function textProblem(text: string, longest: number): string[] {
  if (looksLikeFormula(text)) return [`${quoted(text)} sieht aus wie eine Formel.`]
  return text.length > longest ? [`${quoted(text)} ist länger als ${longest} Zeichen.`] : []
}

function streetOf(cell: (name: Column) => string): string {
  const parts = [cell('hausnummern'), cell('ortsteil')].filter(Boolean)
  return cell('strasse') === '' ? '' : [cell('strasse'), ...parts].join(', ')
}

function entryOf(zeile: number, cell: (name: Column) => string): Entry {
  const day = cell('datum') === '' ? null : dayOf(cell('datum'), 'Datum')
  const before = cell('verschoben_von')
  const moved = before === '' ? { value: '', fehler: [] } : dayOf(before, 'verschoben von')
  const [begin, end] = [timeOf(cell('beginn')), timeOf(cell('ende'))]
  const { fehler: wrong, ...districts } = districtsOf(cell('bezirk'))
  return {
    ...emptyEntry(zeile),
    ...districts,
    datum: day?.value ?? '',
    verschoben_von: moved.value,
    art: cell('art'),
    strasse: streetOf(cell),
    ort: cell('ort'),
    beginn: begin.value,
    ende: end.value,
    hinweis: cell('hinweis'),
    fehler: [
      ...(day?.fehler ?? ['Das Datum fehlt.']),
      ...(cell('art') === '' ? ['Die Abfallart fehlt.'] : []),
      ...[moved, begin, end].flatMap(({ fehler }) => fehler),
      ...wrong,
      ...textProblem(cell('ort'), 120),
      ...textProblem(cell('hinweis'), 200),
    ],
  }
}

const columnsIn = (cells: readonly string[]) => chosenColumns.parse(recognise(columns, cells))

/** Reads a table with headings; `chosen` says which column is what where somebody chose. */
export function readTable(text: string, chosen: Columns | null): Table {
  const rows = rowsOf(text, mostEntries + mostAbove + 2)
  const above = rows.slice(0, mostAbove).findIndex(({ cells }) => {
    const { art, datum } = columnsIn(cells)
    return typeof datum === 'number' && typeof art === 'number'
  })
  const start = Math.max(above, 0)
  const head = rows[start]
  if (head === undefined) throw new UnreadableFileError('Die Datei ist leer.')
  const kopf = head.cells.map((name) => name.slice(0, 80))
  const spalten = chosen ?? columnsIn(kopf)
  const entries = rows.slice(start + 1).flatMap(({ cells, line }) => {
    const isBlank = cells.every((cell) => cell === '')
    return isBlank ? [] : [entryOf(line, (name) => cells[spalten[name] ?? -1] ?? '')]
  })
  return { kopf, spalten, entries }
}
