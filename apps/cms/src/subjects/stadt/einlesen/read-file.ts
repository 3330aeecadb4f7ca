import type { z } from 'zod'
import { decode, UnreadableFileError } from '../../veranstaltungen/index.ts'
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

const isCalendar = (text: string) => /^\s*BEGIN:VCALENDAR/i.test(text)

function missingOf({ spalten }: Pick<Table, 'spalten'>, hasDistrict: boolean): string[] {
  const has = (name: keyof Columns) => typeof spalten[name] === 'number'
  const needed = (['datum', 'art'] as const).filter((name) => !has(name))
  const missing = needed.map(
    (name) => `Die Spalte „${columns[name].label}“ wurde nicht erkannt. Bitte wählen Sie sie.`,
  )
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

/** A choice that came with the file; null where nobody chose. Throws where it is no such choice. */
export function readChoice<Schema extends z.ZodType>(
  text: string | null,
  schema: Schema,
): z.output<Schema> | null {
  if (text === null || text === '') return null
  try {
    return schema.parse(JSON.parse(text))
  } catch {
    throw new UnreadableFileError('Die Auswahl ist nicht lesbar.')
  }
}

type Asked = { spalten: Columns | null; jahr: number; bezirk: number | null }

/** Reads a file of collections, calendar or table; throws `UnreadableFileError` where it is neither. */
export function readFile(bytes: Uint8Array, { bezirk, jahr, spalten }: Asked): ReadFile {
  const { text, zeichensatz } = decode(bytes)
  if (text.trim() === '') throw new UnreadableFileError('Die Datei ist leer.')
  const hinweise =
    zeichensatz === 'Windows-1252'
      ? ['Die Datei ist nicht in UTF-8 geschrieben. Bitte prüfen Sie die Umlaute in der Vorschau.']
      : []
  if (isCalendar(text)) {
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
