import { z } from 'zod'
import { bild } from './bild.ts'

const breite = z.number().min(-90).max(90)
const laenge = z.number().min(-180).max(180)

/** A picture of a map, north at its top, with the degrees (WGS 84) at its four edges. */
export const karte = z
  .object({ bild, nord: breite, sued: breite, west: laenge, ost: laenge })
  .refine(({ nord, sued, west, ost }) => nord > sued && ost > west)

/** A picture of a map. */
export type Karte = z.infer<typeof karte>
