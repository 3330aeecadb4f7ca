import { missingColumn, readText, UnreadableFileError } from '../../veranstaltungen/index.ts'
import { type Columns, columns } from './columns.ts'
import { type Entry, mostEntries } from './entry.ts'
import { readCalendar } from './read-calendar.ts'
import { readTable, type Table } from './read-table.ts'

/** A file as far as it could be read. */
export type ReadFile = {
  art: 'Kalender' | 'Tabelle'
  zeichensatz: string
  tabelle: Omit<Table, 'entries'> | null
  entries: Entry[]
  hinweise: string[]
}

function missingOf({ spalten }: Pick<Table, 'spalten'>, hasDistrict: boolean): string[] {
  const has = (name: keyof Columns) => typeof spalten[name] === 'number'
  const needed = (['datum', 'art'] as const).filter((name) => !has(name))
  const missing = needed.map((name) => missingColumn(columns[name].label))
  const isPlaced = hasDistrict || has('bezirk') || has('strasse')
  return isPlaced
    ? missing
    : [
        ...missing,
        'Die Datei sagt nicht, wo abgeholt wird. Bitte wählen Sie eine Spalte mit Bezirk oder Straße, oder oben den Bezirk, für den die Datei gilt.',
      ]
}

function limited(file: ReadFile): ReadFile {
  if (file.entries.length > mostEntries)
    throw new UnreadableFileError(
      `Die Datei hat mehr als ${mostEntries} Termine. Bitte teilen Sie sie auf mehrere Dateien auf.`,
    )
  return file
}

type Asked = { spalten: Columns | null; jahr: number; bezirk: number | null }

/** Reads a file of collections, calendar or table; throws `UnreadableFileError` where it is neither. */
export function readFile(bytes: Uint8Array, { bezirk, jahr, spalten }: Asked): ReadFile {
  const { hinweise, isCalendar, text, zeichensatz } = readText(bytes)
  if (isCalendar) {
    const entries = readCalendar(text, jahr)
    if (entries.length === 0) throw new UnreadableFileError('In dem Kalender steht kein Termin.')
    return limited({ art: 'Kalender', zeichensatz, tabelle: null, entries, hinweise })
  }
  const { entries, ...tabelle } = readTable(text, spalten)
  const missing = missingOf(tabelle, bezirk !== null)
  return limited({
    art: 'Tabelle',
    zeichensatz,
    tabelle,
    entries: missing.length > 0 ? [] : entries,
    hinweise: [...hinweise, ...missing],
  })
}
