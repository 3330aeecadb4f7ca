import * as z from 'zod/mini'
import { bild } from './bild.ts'

const breite = z.number().check(z.minimum(-90), z.maximum(90))
const laenge = z.number().check(z.minimum(-180), z.maximum(180))

/** A picture of a map, north at its top, with the degrees (WGS 84) at its four edges. */
export const karte = z
  .object({ bild, nord: breite, sued: breite, west: laenge, ost: laenge })
  .check(z.refine(({ nord, sued, west, ost }) => nord > sued && ost > west))

/** A picture of a map. */
export type Karte = z.infer<typeof karte>
