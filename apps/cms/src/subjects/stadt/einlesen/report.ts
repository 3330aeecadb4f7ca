import { z } from 'zod'
import { chosenColumns } from './columns.ts'

const results = ['neu', 'verschoben', 'geaendert', 'entfaellt'] as const

/** Which kind of the town a word of the file means, by its id; null leaves it out. */
export const chosenKinds = z.record(z.string().max(200), z.string().max(60).nullable())

/** What would become, or became, of the collections of a file. */
export const importReport = z.object({
  art: z.string(),
  zeichensatz: z.string(),
  jahr: z.number(),
  istGeschrieben: z.boolean(),
  tabelle: z.object({ kopf: z.array(z.string()), spalten: chosenColumns }).nullable(),
  hinweise: z.array(z.string()),
  /** The town's kinds of waste, to choose from. */
  bekannt: z.array(z.object({ id: z.string(), titel: z.string() })),
  /** The words of the file for kinds of waste, and what each is taken for. */
  namen: z.array(z.object({ name: z.string(), arten: z.array(z.string()), anzahl: z.number() })),
  /** What somebody has to know, with the lines of the file it is about. */
  maengel: z.array(
    z.object({
      schwere: z.enum(['fehler', 'ausgelassen', 'hinweis']),
      grund: z.string(),
      zeilen: z.array(z.number()),
      anzahl: z.number(),
    }),
  ),
  aenderungen: z.array(
    z.object({
      ergebnis: z.enum(results),
      datum: z.string(),
      von: z.string().nullable(),
      art: z.string(),
      bezirke: z.array(z.number()),
      felder: z.array(z.string()),
    }),
  ),
  unveraendert: z.number(),
})

/** The same, read. */
export type ImportReport = z.output<typeof importReport>
/** One line of what changes. */
export type ChangeLine = ImportReport['aenderungen'][number]
/** How often a word of the file stands there, and what it means. */
export type NamedKind = ImportReport['namen'][number]

/** What becomes of a collection, in the words of the report. */
export const resultWords: Record<ChangeLine['ergebnis'], string> = {
  neu: 'neu',
  verschoben: 'verschoben',
  geaendert: 'geändert',
  entfaellt: 'nicht in der Datei',
}

/** «12 neu, 3 verschoben»; empty where nothing changes. */
export function summaryOf({ aenderungen }: Pick<ImportReport, 'aenderungen'>): string {
  const counted = results.map((one) => ({
    one,
    count: aenderungen.filter(({ ergebnis }) => ergebnis === one).length,
  }))
  const known = counted.filter(({ count }) => count > 0)
  return known.map(({ count, one }) => `${count} ${resultWords[one]}`).join(', ')
}

/** How many lines would be written; what the file leaves out counts only where that is wished. */
export function writable({ aenderungen, maengel }: ImportReport, streichen: boolean): number {
  if (maengel.some(({ schwere }) => schwere === 'fehler')) return 0
  return aenderungen.filter(({ ergebnis }) => streichen || ergebnis !== 'entfaellt').length
}
