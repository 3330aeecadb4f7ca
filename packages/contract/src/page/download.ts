import { z } from 'zod'
import { isoDate } from '../primitives.ts'

/** A file to download with its format (`PDF`), size in bytes and the day it was last changed. */
export const download = z.object({
  titel: z.string(),
  link: z.string().regex(/^\/media\/[\w.-]+$/),
  format: z.string(),
  groesse: z.int().nonnegative(),
  stand: isoDate.nullable(),
})

/** A file to download. */
export type Download = z.infer<typeof download>
