import { CsvError, parse } from 'csv-parse/sync'
import { type Column, type Columns, recognise } from './columns.ts'
import { type Entry, emptyEntry, mostEntries, UnreadableFileError } from './entry.ts'
import { writtenDay, writtenTime } from './written-day.ts'

/** A table with its headings, and which of them are what. */
export type Table = { kopf: string[]; spalten: Columns; entries: Entry[] }

const separators = [';', ',', '\t'] as const

/** Whichever stands most often in the headings. */
function separatorOf(text: string): string {
  const [head = ''] = text.split('\n', 1)
  const counted = separators.map((one) => ({ one, count: head.split(one).length }))
  return counted.toSorted((a, b) => b.count - a.count)[0]?.one ?? ';'
}

type Row = { line: number; cells: string[] }

function rowsOf(text: string): Row[] {
  const rows: Row[] = []
  try {
    parse(text, {
      delimiter: separatorOf(text),
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      on_record: (cells: string[], { lines }) => {
        rows.push({ line: lines, cells })
        return null
      },
      to: mostEntries + 2,
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const line = typeof error.lines === 'number' ? ` in Zeile ${error.lines}` : ''
    throw new UnreadableFileError(
      `Die Tabelle ist${line} nicht lesbar. Oft fehlt ein Anführungszeichen am Ende eines Feldes.`,
    )
  }
  return rows
}

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
  const [head, ...rows] = rowsOf(text)
  if (!head) throw new UnreadableFileError('Die Datei ist leer.')
  const kopf = head.cells.map((name) => name.slice(0, 80))
  const spalten = chosen ?? recognise(kopf)
  return { kopf, spalten, entries: rows.map((row) => entryOf(row, spalten)) }
}
