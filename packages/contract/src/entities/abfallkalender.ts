import { z } from 'zod'
import { isoDate, nummer, sprache } from '../primitives.ts'
import { abfallart, abfuhrtermin, strasse } from './abfall.ts'

/** A street that a search has found; `frueher` is the other name by which it was found. */
export const strassentreffer = strasse.extend({ frueher: z.string().nullable() })

/**
 * The waste calendar of a street (spec 2.6). `treffer` are the streets that may be meant, as long as
 * it is not certain which; `strasse` is the one whose dates these are: of a street that has become
 * part of another one that other one. `arten` are all kinds of the town, `abgeholt` those of which
 * the street has dates, and `bis` is the last of these. `naechste` are the next dates of each chosen
 * kind, `termine` those of `monat`, or of the weeks to come; both hold the chosen kinds alone.
 */
export const abfallkalender = z.object({
  sprache,
  heute: isoDate,
  treffer: z.array(strassentreffer),
  strasse: strasse.nullable(),
  arten: z.array(abfallart),
  abgeholt: z.array(nummer),
  naechste: z.array(abfuhrtermin),
  termine: z.array(abfuhrtermin),
  monat: z.string().nullable(),
  bis: isoDate.nullable(),
})

/** A street that a search has found. */
export type Strassentreffer = z.infer<typeof strassentreffer>
/** The waste calendar of a street. */
export type Abfallkalender = z.infer<typeof abfallkalender>
