import { z } from 'zod'
import { nummer, sprache } from '../primitives.ts'
import { koordinaten } from './koordinaten.ts'

/** Metres as the crow flies; null where one of both places is not known. */
const meter = z.int().nonnegative().nullable()

/**
 * What a map and the list beside it say of a place. Without `koordinaten` it stands in the list
 * alone; where it is not to be found (`zeige_adresse`) nothing says where it is.
 */
export const kartenort = z.object({
  id: nummer,
  sprache,
  titel: z.string(),
  strasse: z.string().nullable(),
  koordinaten: koordinaten.nullable(),
  stufenlos: z.boolean(),
  entfernungen: z.object({ kurpark: meter, bahnhof: meter }),
  detailURL: z.string().nullable(),
})

/** Most places that a map is given; beyond them one has to choose. */
export const meisteOrte = 500

/** A place on a map. */
export type Kartenort = z.infer<typeof kartenort>
