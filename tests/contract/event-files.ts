import { z } from 'zod'

/** Next year, so that no event is over. */
export const year = new Date().getFullYear() + 1

/** What an import answers. */
export const report = z.object({
  art: z.string(),
  zeichensatz: z.string(),
  hinweise: z.array(z.string()),
  zeilen: z.array(
    z.object({
      zeile: z.number(),
      titel: z.string(),
      wann: z.string(),
      ergebnis: z.enum(['neu', 'geaendert', 'unveraendert', 'fehlerhaft', 'papierkorb']),
      fehler: z.array(z.string()),
      hinweise: z.array(z.string()),
      id: z.string().nullable(),
    }),
  ),
})
/** A file as it is sent. */
export type File = Uint8Array<ArrayBuffer> | string

/** What became of each entry. */
export const results = ({ zeilen }: z.output<typeof report>) =>
  zeilen.map(({ ergebnis }) => ergebnis)

/** A calendar with one event of these lines. */
export const ics = (...lines: string[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'BEGIN:VEVENT',
    ...lines,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n')

/** A table with these rows below its headings. */
export const csv = (...rows: string[]) => ['Titel;Datum;Uhrzeit;Ort;Endzeit', ...rows].join('\r\n')
