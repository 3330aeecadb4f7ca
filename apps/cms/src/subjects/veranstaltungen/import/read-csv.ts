import {
  type Entry,
  emptyEntry,
  mostEntries,
  type Row,
  recognise,
  rowsOf,
  UnreadableFileError,
  writtenDay,
  writtenTime,
} from '../file-readers/index.ts'
import { type Column, type Columns, chosenColumns, columns } from './columns.ts'

/** A table with its headings, and which of them are what. */
export type Table = { kopf: string[]; spalten: Columns; entries: Entry[] }

function momentOf(text: string, time: string) {
  const { day, time: timeBeside } = writtenDay(text)
  const own = time === '' ? timeBeside : writtenTime(time)
  const unreadable = [
    ...(text !== '' && day === null ? [text] : []),
    ...(time !== '' && own === null ? [time] : []),
  ]
  return { day: day ?? '', time: own ?? '', unreadable }
}

function entryOf({ line, cells }: Row, spalten: Columns): Entry {
  const cell = (name: Column) => cells[spalten[name] ?? -1] ?? ''
  const first = momentOf(cell('datum_von'), cell('timeFrom'))
  const last = momentOf(cell('datum_bis'), cell('timeTo'))
  const unreadable = [...first.unreadable, ...last.unreadable]
  return {
    ...emptyEntry(line),
    uid: cell('uid') || null,
    titel: cell('titel'),
    plain_text: cell('plain_text'),
    datum_von: first.day,
    datum_bis: last.day,
    timeFrom: first.time,
    timeTo: last.time,
    veranstaltungsort: cell('veranstaltungsort'),
    veranstalter: cell('veranstalter'),
    preis: cell('preis'),
    fehler: unreadable.map(
      (text) =>
        `„${text.slice(0, 40)}“ ist kein Datum und keine Uhrzeit. Bitte so: 31.12.2027 und 19:30.`,
    ),
  }
}

/** Reads a table with headings; `chosen` says which column is what where somebody chose. */
export function readCsv(text: string, chosen: Columns | null): Table {
  const [head, ...rows] = rowsOf(text, mostEntries + 2)
  if (!head) throw new UnreadableFileError('Die Datei ist leer.')
  const kopf = head.cells.map((name) => name.slice(0, 80))
  const spalten = chosen ?? chosenColumns.parse(recognise(columns, kopf))
  return { kopf, spalten, entries: rows.map((row) => entryOf(row, spalten)) }
}
