import { z } from 'zod'
import { bild } from '../page/bild.ts'
import { isoDate, nummer, sprache } from '../primitives.ts'
import { kontakt } from './adresse.ts'
import { gremiumFunktionen, gremiumRef } from './gremium.ts'

/**
 * A council member as everybody may know them. `kontakt` is empty unless the member released it;
 * nothing of the account is here.
 */
export const ratsmitglied = z.object({
  id: nummer,
  sprache,
  vorname: z.string(),
  nachname: z.string(),
  fraktion: z.string().nullable(),
  kontakt,
  bild: z.nullable(bild),
  bildtext: z.string().nullable(),
  bildcopyright: z.string().nullable(),
  seit: isoDate.nullable(),
  bis: isoDate.nullable(),
  gremien: z.array(gremiumRef.extend({ funktion: z.enum(gremiumFunktionen) })),
})

/** What a logged-in council member is told of themselves (spec 7, `raete/{id}`). */
export const eigenesRatsmitglied = z.object({
  id: nummer,
  vorname: z.string(),
  nachname: z.string(),
  kontakt: z.object({ email: z.email().nullable() }),
  taetigkeitsbereiche: z.array(z.string()),
})

/** A council member as everybody may know them. */
export type Ratsmitglied = z.infer<typeof ratsmitglied>
/** What a logged-in council member is told of themselves. */
export type EigenesRatsmitglied = z.infer<typeof eigenesRatsmitglied>
