import {
  type Entry,
  missingColumn,
  mostEntries,
  readIcal,
  readText,
  UnreadableFileError,
} from '../file-readers/index.ts'
import { type Checked, check, withoutTwins } from './checked.ts'
import { type Columns, columns } from './columns.ts'
import { readCsv } from './read-csv.ts'

/** Headings of a table and what each column is, to be looked at and chosen anew. */
export type ReadTable = { kopf: string[]; spalten: Columns }

/** A file as far as it could be read. */
export type ReadFile = {
  art: 'Kalender' | 'Tabelle'
  zeichensatz: string
  tabelle: ReadTable | null
  entries: Checked[]
  hinweise: string[]
}

function missingOf({ spalten }: ReadTable): string[] {
  const needed = ['titel', 'datum_von'] as const
  return needed
    .filter((name) => typeof spalten[name] !== 'number')
    .map((name) => missingColumn(columns[name].label))
}

function checked(entries: readonly Entry[], heute: string): Checked[] {
  if (entries.length > mostEntries)
    throw new UnreadableFileError(
      `Die Datei hat mehr als ${mostEntries} Einträge. Bitte teilen Sie sie auf mehrere Dateien auf.`,
    )
  return withoutTwins(entries.map((entry) => check(entry, heute)))
}

/** Reads a file of events, calendar or table; throws `UnreadableFileError` where it is neither. */
export function readFile(bytes: Uint8Array, choice: Columns | null, heute: string): ReadFile {
  const { hinweise, isCalendar, text, zeichensatz } = readText(bytes)
  if (isCalendar) {
    const entries = checked(readIcal(text), heute)
    return { art: 'Kalender', zeichensatz, tabelle: null, entries, hinweise }
  }
  const { entries, ...tabelle } = readCsv(text, choice)
  const missing = missingOf(tabelle)
  return {
    art: 'Tabelle',
    zeichensatz,
    tabelle,
    entries: missing.length > 0 ? [] : checked(entries, heute),
    hinweise: [...hinweise, ...missing],
  }
}
