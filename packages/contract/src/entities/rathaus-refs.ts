import { z } from 'zod'
import { nummer, sprache } from '../primitives.ts'

/** An office as others name it; `sprache` is that of its name. */
export const amtRef = z.object({
  id: nummer,
  sprache,
  titel: z.string(),
  detailURL: z.string().nullable(),
})

/** A member of staff as others name it; `namenszusatz` stands before the name («Dr.»). */
export const personRef = z.object({
  id: nummer,
  namenszusatz: z.string().nullable(),
  vorname: z.string(),
  nachname: z.string(),
  detailURL: z.string().nullable(),
})

/** An office as others name it. */
export type AmtRef = z.infer<typeof amtRef>
/** A member of staff as others name it. */
export type PersonRef = z.infer<typeof personRef>
