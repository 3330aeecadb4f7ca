import { z } from 'zod'
import { bild } from '../page/bild.ts'
import { nummer, sprache } from '../primitives.ts'
import { kontakt } from './adresse.ts'

/** A member of staff (spec 3). */
export const mitarbeiter = z.object({
  id: nummer,
  sprache,
  vorname: z.string(),
  nachname: z.string(),
  funktion: z.string().nullable(),
  zimmer: z.string().nullable(),
  kontakt,
  bild: bild.nullable(),
  bildtext: z.string().nullable(),
  bildcopyright: z.string().nullable(),
  sortierung: z.int(),
  detailURL: z.string().nullable(),
})

/** A member of staff. */
export type Mitarbeiter = z.infer<typeof mitarbeiter>
