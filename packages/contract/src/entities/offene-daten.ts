import { z } from 'zod'
import { datenlizenzen } from '../offene-daten/lizenzen.ts'
import { datensatzNamen } from '../offene-daten/namen.ts'
import { instant, sprache } from '../primitives.ts'

/**
 * What there is of open data today. `lizenz` is null while the town has chosen none. `anzahl` is how
 * many records a dataset has at most, null while they cannot be counted; `geaendert` is its newest change,
 * null where nobody publishes it (car parks) or nothing is in it.
 */
export const offeneDaten = z.object({
  sprache,
  herausgeber: z.string().nullable(),
  email: z.email().nullable(),
  lizenz: z.enum(datenlizenzen).nullable(),
  datensaetze: z.array(
    z.object({
      name: z.enum(datensatzNamen),
      anzahl: z.int().nonnegative().nullable(),
      geaendert: instant.nullable(),
    }),
  ),
})

/** What there is of open data today. */
export type OffeneDaten = z.infer<typeof offeneDaten>
