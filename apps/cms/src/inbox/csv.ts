import { stringify } from 'csv-stringify/sync'
import { z } from 'zod'
import { artLabelOf } from '../collections/anfragen/arten.ts'
import { statusLabels } from '../collections/anfragen/lebenslauf.ts'
import { angabenOf } from './angaben.ts'
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
  const said: [string, string][] = angabenOf(one.art, one.daten, one.query).map(
    ({ label, text }) => [label, text],
  )
  return {
    Vorgangsnummer: referenceOf(one.nummer),
    Art: artLabelOf(one.art),
    Status: statusLabels[one.status] ?? one.status,
    Eingegangen: one.eingegangen_am ? germanTime(one.eingegangen_am) : '',
    Name: one.name ?? '',
    'E-Mail': one.email ?? '',
    Telefon: one.telefon ?? '',
    'Kümmert sich': one.bearbeiter?.name ?? '',
    ...Object.fromEntries(said),
    Notizen: one.notizen ?? '',
  }
}

/**
 * Requests as a table that Excel in German opens by a click: with a byte order mark, semicolons, and
 * nothing in it that a spreadsheet would calculate (T49).
 */
export function csvOf(docs: readonly unknown[]): string {
  const rows = docs.map(rowOf)
  const head = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const columns = [...head.filter((name) => name !== 'Notizen'), 'Notizen']
  return stringify(rows, {
    header: true,
    columns,
    delimiter: ';',
    record_delimiter: 'windows',
    bom: true,
    escape_formulas: true,
  })
}
