import { CsvError, parse } from 'csv-parse/sync'
import { UnreadableFileError } from './entry.ts'

const separators = [';', ',', '\t'] as const

/** Whichever stands most often in the headings. */
function separatorOf(text: string): string {
  const [head = ''] = text.split('\n', 1)
  const counted = separators.map((one) => ({ one, count: head.split(one).length }))
  return counted.toSorted((a, b) => b.count - a.count)[0]?.one ?? ';'
}

/** A row of a table, and the line of the file it ends in. */
export type Row = { line: number; cells: string[] }

/** The first rows of a table, whatever separates its cells; throws `UnreadableFileError`. */
export function rowsOf(text: string, most: number): Row[] {
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
      to: most,
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
