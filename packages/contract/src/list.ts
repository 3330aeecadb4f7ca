import { z } from 'zod'

/**
 * The envelope of every list answer (page model, section 1).
 * `anzahl` counts all hits, `seite` starts at 1, `pro_seite` is the size asked for. Of a list longer
 * than a page `anzahl` counts entries too that are broken and left out (decision 0049).
 */
export function listOf<Entry extends z.ZodType>(entry: Entry) {
  return z.object({
    data: z.array(entry),
    anzahl: z.int().nonnegative(),
    seite: z.int().positive(),
    pro_seite: z.int().positive(),
  })
}

/** A parsed list answer. */
export type List<Entry> = { data: Entry[]; anzahl: number; seite: number; pro_seite: number }
