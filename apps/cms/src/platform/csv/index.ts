import { stringify } from 'csv-stringify/sync'
import { decimalText } from '../money/index.ts'

/** Signs with which a spreadsheet begins to calculate, or that make it overlook what follows (T49). */
const startsFormula = /^[=+\-@\t\r\n\0＝＋－＠]/

/**
 * A cell as text. Its further lines are kept from calculating as well: whoever opens the table with
 * another separator, or pastes it, gets each line as a row.
 */
function asText(cell: string): string {
  const lines = cell.replaceAll(/(\r\n|\n)(?=[=+\-@\t\0＝＋－＠])/g, "$1'")
  return startsFormula.test(lines) ? `'${lines}` : lines
}

/** A cell: text, or an amount or number, which a spreadsheet can add up. */
export type CsvCell = string | { cents: number } | { zahl: number }

function cellText(cell: CsvCell): string {
  if (typeof cell === 'string') return asText(cell)
  return 'cents' in cell ? decimalText(cell.cents) : String(cell.zahl)
}

const textsOf = (rows: readonly (readonly CsvCell[])[]) => rows.map((row) => row.map(cellText))

const likeExcel = {
  record_delimiter: 'windows',
  bom: true,
  quoted: true,
  quoted_empty: true,
} as const

/**
 * Rows as a table that Excel in German opens by a click: with a byte order mark, semicolons, every
 * cell in quotes, amounts with a comma, and nothing in it that a spreadsheet would calculate (T49).
 */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return stringify(textsOf(rows), { ...likeExcel, delimiter: ';' })
}

/** The same for programs of others, as RFC 4180 has it: commas between the cells. */
export function toOpenCsv(rows: readonly (readonly CsvCell[])[]): string {
  return stringify(textsOf(rows), { ...likeExcel, delimiter: ',' })
}

/** A table as a file for whoever asked for it, and for nobody else; `name` is plain ASCII. */
export function csvAnswer(csv: string, name: string): Response {
  return new Response(csv, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}.csv"`,
      'Cache-Control': 'private, no-store',
    },
  })
}
