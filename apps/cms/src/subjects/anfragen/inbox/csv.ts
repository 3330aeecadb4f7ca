import { z } from 'zod'
import { toCsv } from '../../../platform/csv/index.ts'
import { germanTime } from '../../../platform/time/german-time.ts'
import { artLabelOf } from '../collections/anfragen/arten.ts'
import { statusLabels } from '../collections/anfragen/lebenslauf.ts'
import { addressOf, angabenOf } from './angaben.ts'
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

/** Columns that stand at the end, whatever the first request has. */
const lastColumns = ['Aus der Adresse', 'Notizen']

/** Requests as a table, each with the columns of its kind. */
export function csvOf(docs: readonly unknown[]): string {
  const rows = docs.map(rowOf)
  const head = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const columns = [...head.filter((name) => !lastColumns.includes(name)), ...lastColumns]
  return toCsv([columns, ...rows.map((row) => columns.map((name) => row[name] ?? ''))])
}
