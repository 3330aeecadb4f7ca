import { z } from 'zod'
import { barrierefrei } from '../entities/barrierefrei.ts'
import { einstellungen } from '../entities/einstellungen.ts'
import { ausstattungen, unterkunft, unterkunftArten } from '../entities/unterkunft.ts'
import { listOf } from '../list.ts'
import { isoDate } from '../primitives.ts'
import { enumList } from './query.ts'

/** Facts about access that places to stay may be looked for by. */
export const zugangsangaben = barrierefrei.omit({ hinweis: true }).keyof().options

/**
 * What visitors filter places to stay by. `sterne` are so many or more; of `ausstattung` and
 * `barrierefrei`, comma-separated, a place has all.
 */
export const unterkunftsfilter = {
  art: z.enum(unterkunftArten).optional(),
  sterne: z.coerce.number().int().min(1).max(5).optional(),
  preis_bis: z.coerce.number().int().positive().max(100_000).optional(),
  ausstattung: enumList(ausstattungen),
  barrierefrei: enumList(zugangsangaben),
}

/** How many places are left when somebody chooses this as well. */
const wahl = <Values extends readonly [string, ...string[]]>(values: Values) =>
  z.array(z.object({ wert: z.enum(values), anzahl: z.int().positive() }))

/**
 * Places to stay as they are found on the day `heute`, with what else can be chosen: `auswahl` names
 * only what leaves a place. `portal` is where the search for free rooms leads, null for this list.
 */
export const unterkunftsliste = listOf(unterkunft).extend({
  heute: isoDate,
  portal: einstellungen.shape.portal,
  auswahl: z.object({
    art: wahl(unterkunftArten),
    ausstattung: wahl(ausstattungen),
    barrierefrei: z.array(z.object({ wert: z.enum(zugangsangaben), anzahl: z.int().positive() })),
  }),
})

/** Places to stay with what else can be chosen. */
export type Unterkunftsliste = z.infer<typeof unterkunftsliste>
