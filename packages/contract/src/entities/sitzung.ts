import { z } from 'zod'
import { localDateTime, nummer, sprache } from '../primitives.ts'
import { dokument } from './dokument.ts'
import { gremiumRef } from './gremium.ts'
import { vorlageRef } from './vorlage.ts'

/** An item of an agenda; `punkt` is its number as it is called: `4.1`. */
const tagesordnungspunkt = z.object({
  punkt: z.string(),
  titel: z.string(),
  oeffentlich: z.boolean(),
  vorlagen: z.array(vorlageRef),
  beschluss: z.string().nullable(),
  abstimmung: z
    .object({
      ja: z.int().nonnegative(),
      nein: z.int().nonnegative(),
      enthaltung: z.int().nonnegative(),
    })
    .nullable(),
})

/**
 * A meeting of a committee with its agenda. Everybody gets public meetings with their public items
 * alone: what is not public leaves no gap that could be seen.
 */
export const sitzung = z.object({
  id: nummer,
  sprache,
  titel: z.string(),
  gremium: gremiumRef.nullable(),
  beginn: localDateTime,
  ende: localDateTime.nullable(),
  ort: z.string().nullable(),
  abgesagt: z.boolean(),
  oeffentlich: z.boolean(),
  tagesordnung: z.array(tagesordnungspunkt),
  einladung: dokument.nullable(),
  protokoll: dokument.nullable(),
})

/** A meeting. */
export type Sitzung = z.infer<typeof sitzung>
