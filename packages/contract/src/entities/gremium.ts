import { z } from 'zod'
import { richText } from '../page/rich-text.ts'
import { href, isoDate, nummer, sprache } from '../primitives.ts'

/** What a council member does in a committee. */
export const gremiumFunktionen = ['vorsitz', 'stellvertretung', 'mitglied', 'ersatz'] as const

/** A committee as others name it. */
export const gremiumRef = z.object({
  id: nummer,
  titel: z.string(),
  kuerzel: z.string(),
  detailURL: href.nullable(),
})

/** From when until when somebody sits somewhere; null where nobody wrote it down, or no end is known. */
export const amtszeit = { von: isoDate.nullable(), bis: isoDate.nullable() }

/** A member of a committee, with the time that they sit in it. */
const mitgliedschaft = z.object({
  id: nummer,
  vorname: z.string(),
  nachname: z.string(),
  fraktion: z.string().nullable(),
  funktion: z.enum(gremiumFunktionen),
  ...amtszeit,
  detailURL: href.nullable(),
})

/**
 * A committee of the town council. `vorsitz` is who chairs it by office, most often the mayor, who
 * is no council member; `mitglieder` are those in office today, `fruehere` those who were, both in
 * the editor's order.
 */
export const gremium = gremiumRef.extend({
  sprache,
  text: richText,
  vorsitz: z.string().nullable(),
  mitglieder: z.array(mitgliedschaft),
  fruehere: z.array(mitgliedschaft),
  sortierung: z.int(),
})

/** A committee as others name it. */
export type GremiumRef = z.infer<typeof gremiumRef>
/** A committee. */
export type Gremium = z.infer<typeof gremium>
