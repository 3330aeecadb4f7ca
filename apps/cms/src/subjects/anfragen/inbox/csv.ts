import { stringify } from 'csv-stringify/sync'
import { z } from 'zod'
import { artLabelOf } from '../collections/anfragen/arten.ts'
import { statusLabels } from '../collections/anfragen/lebenslauf.ts'
import { addressOf, angabenOf } from './angaben.ts'
import { germanTime } from './german-time.ts'
import { referenceOf } from './reference.ts'

const values = z.record(z.string(), z.unknown()).catch({})

const exported = z.object({
  nummer: z.number().nullish(),
  art: z.string(),
  status: z.string(),
  eingegangen_am: z.string().nullish(),
  name: z.string().nullish(),
  email: z.string().nullish(),
  telefon: z.string().nullish(),
  bearbeiter: z.object({ name: z.string() }).nullable().catch(null),
  daten: values,
  query: values,
  notizen: z.string().nullish(),
})

function rowOf(doc: unknown): Record<string, string> {
  const one = exported.parse(doc)
  const answers: [string, string][] = angabenOf(one.art, one.daten).map(({ label, text }) => [
    label,
    text,
  ])
  return {
    Vorgangsnummer: referenceOf(one.nummer),
    Art: artLabelOf(one.art),
    Status: statusLabels[one.status] ?? one.status,
    Eingegangen: one.eingegangen_am ? germanTime(one.eingegangen_am) : '',
    Name: one.name ?? '',
    'E-Mail': one.email ?? '',
    Telefon: one.telefon ?? '',
    'Kümmert sich': one.bearbeiter?.name ?? '',
    ...Object.fromEntries(answers),
    // In one column: an address may have any names, and none of them makes a column of its own.
    'Aus der Adresse': addressOf(one.art, one.query)
      .map(({ label, text }) => `${label.replace(' (aus der Adresse)', '')}: ${text}`)
      .join('\n'),
    Notizen: one.notizen ?? '',
  }
}

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

/** Columns that stand at the end, whatever the first request has. */
const lastColumns = ['Aus der Adresse', 'Notizen']

/**
 * Requests as a table that Excel in German opens by a click: with a byte order mark, semicolons,
 * every cell in quotes, and nothing in it that a spreadsheet would calculate (T49).
 */
export function csvOf(docs: readonly unknown[]): string {
  const rows = docs.map(rowOf)
  const head = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const columns = [...head.filter((name) => !lastColumns.includes(name)), ...lastColumns]
  return stringify([columns, ...rows.map((row) => columns.map((name) => row[name] ?? ''))], {
    delimiter: ';',
    record_delimiter: 'windows',
    bom: true,
    quoted: true,
    quoted_empty: true,
    cast: { string: asText },
  })
}
