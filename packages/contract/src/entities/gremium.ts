import { z } from 'zod'
import { richText } from '../page/rich-text.ts'
import { nummer, sprache } from '../primitives.ts'

/** What a council member does in a committee. */
export const gremiumFunktionen = ['vorsitz', 'stellvertretung', 'mitglied', 'ersatz'] as const

/** A committee as others name it. */
export const gremiumRef = z.object({ id: nummer, titel: z.string(), kuerzel: z.string() })

/**
 * A committee of the town council. `vorsitz` is who chairs it by office, most often the mayor, who
 * is no council member; `mitglieder` are those in office today, in the editor's order.
 */
export const gremium = gremiumRef.extend({
  sprache,
  text: richText,
  vorsitz: z.string().nullable(),
  mitglieder: z.array(
    z.object({
      id: nummer,
      vorname: z.string(),
      nachname: z.string(),
      fraktion: z.string().nullable(),
      funktion: z.enum(gremiumFunktionen),
    }),
  ),
  sortierung: z.int(),
})

/** A committee. */
export type Gremium = z.infer<typeof gremium>
