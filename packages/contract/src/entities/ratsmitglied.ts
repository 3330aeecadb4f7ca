import { z } from 'zod'
import { bild } from '../page/bild.ts'
import { href, isoDate, nummer, sprache } from '../primitives.ts'
import { kontakt } from './adresse.ts'
import { anmeldesitzung } from './anmeldesitzung.ts'
import { amtszeit, gremiumFunktionen, gremiumRef } from './gremium.ts'

/** A seat in a committee. */
const sitz = gremiumRef.extend({ funktion: z.enum(gremiumFunktionen), ...amtszeit })

/**
 * A council member as everybody may know them. `kontakt` is empty unless the member released it;
 * nothing of the account is here. `gremien` are those of today, `fruehere_gremien` those of before.
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
  gremien: z.array(sitz),
  fruehere_gremien: z.array(sitz),
  detailURL: href.nullable(),
})

/**
 * What a logged-in council member is told of themselves (spec 7, `raete/{id}`), with the committees of
 * today, and how long they stay logged in.
 */
export const eigenesRatsmitglied = z.object({
  id: nummer,
  vorname: z.string(),
  nachname: z.string(),
  kontakt: z.object({ email: z.email().nullable() }),
  taetigkeitsbereiche: z.array(z.string()),
  gremien: z.array(gremiumRef),
  sitzung: anmeldesitzung,
})

/** A council member as everybody may know them. */
export type Ratsmitglied = z.infer<typeof ratsmitglied>
/** What a logged-in council member is told of themselves. */
export type EigenesRatsmitglied = z.infer<typeof eigenesRatsmitglied>
