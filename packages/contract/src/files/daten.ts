import { z } from 'zod'
import { spracheParam } from '../calls/query.ts'
import { datensatzNamen } from '../offene-daten/namen.ts'

/** Parameters of a dataset as a file; what is more than one file holds follows on further pages. */
export const datenParams = z.object({
  ...spracheParam,
  datensatz: z.enum(datensatzNamen),
  seite: z.coerce.number().int().min(1).max(1_000).default(1),
})
