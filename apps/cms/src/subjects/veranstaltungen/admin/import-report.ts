import { z } from 'zod'
import { chosenColumns } from '../import/columns.ts'

const results = ['neu', 'geaendert', 'unveraendert', 'papierkorb', 'fehlerhaft'] as const

/** What would become, or became, of the entries of a file. */
export const importReport = z.object({
  art: z.string(),
  zeichensatz: z.string(),
  tabelle: z.object({ kopf: z.array(z.string()), spalten: chosenColumns }).nullable(),
  hinweise: z.array(z.string()),
  zeilen: z.array(
    z.object({
      zeile: z.number(),
      titel: z.string(),
      wann: z.string(),
      ort: z.string().nullable(),
      ergebnis: z.enum(results),
      fehler: z.array(z.string()),
      hinweise: z.array(z.string()),
      aenderungen: z.array(z.string()),
      id: z.string().nullable(),
    }),
  ),
})

/** The same, read. */
export type ImportReport = z.output<typeof importReport>
/** One entry of it. */
export type ReportLine = ImportReport['zeilen'][number]

/** What became of an entry, in the words of the report. */
export const resultWords: Record<ReportLine['ergebnis'], string> = {
  neu: 'neu',
  geaendert: 'geändert',
  unveraendert: 'unverändert',
  papierkorb: 'im Papierkorb, übersprungen',
  fehlerhaft: 'fehlerhaft',
}

/** «3 neu, 1 fehlerhaft». */
export function summaryOf({ zeilen }: ImportReport): string {
  const counted = results.map((one) => ({
    one,
    count: zeilen.filter(({ ergebnis }) => ergebnis === one).length,
  }))
  const summary = counted.filter(({ count }) => count > 0)
  return summary.map(({ one, count }) => `${count} ${resultWords[one]}`).join(', ')
}

/** How many drafts the file makes or changes. */
export function draftsOf({ zeilen }: ImportReport): number {
  return zeilen.filter(({ ergebnis }) => ergebnis === 'neu' || ergebnis === 'geaendert').length
}
