import { z } from 'zod'
import { isoDate, nummer } from '../primitives.ts'

/**
 * A file of the council or the intranet as an answer names it; `groesse` in bytes. It carries no
 * address: such files lie beside the public media, and nobody delivers them without a check.
 */
export const dokument = z.object({
  id: nummer,
  titel: z.string(),
  format: z.string(),
  groesse: z.int().nonnegative(),
  stand: isoDate,
})

/** A file of the council; `oeffentlich` where everybody gets it, and not members alone. */
export const ratsdokument = dokument.extend({ oeffentlich: z.boolean() })

/** A file of the council. */
export type Ratsdokument = z.infer<typeof ratsdokument>
/** A file of the council or the intranet. */
export type Dokument = z.infer<typeof dokument>
