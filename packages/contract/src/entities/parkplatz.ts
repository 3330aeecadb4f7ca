import { z } from 'zod'
import { instant, nummer } from '../primitives.ts'

/** Business entries that the records of the guidance system belong to, by record (spec 3). */
export const parkplatzEintraege: Readonly<Record<number, number>> = { 1: 77, 2: 84, 3: 78, 4: 80 }

/**
 * A record of the guidance system (spec 3): `Aktuell` of `Gesamt` spaces are taken, `Trend` is below
 * 0 while spaces become free, `geandert` is when the value was taken. What cannot be is no record.
 */
export const parksatz = z
  .object({
    ID: nummer,
    Gesamt: z.int().positive(),
    Aktuell: z.int().nonnegative(),
    Trend: z.int(),
    geandert: instant,
  })
  .refine(({ Gesamt, Aktuell }) => Aktuell <= Gesamt, {
    path: ['Aktuell'],
    message: 'More are taken than there are.',
  })

/** A car park of the guidance system: its record's number, and the newest record that can be shown. */
export const parkplatz = z.object({ id: nummer, stand: parksatz.nullable() })

/** Where the values come from; a simulation has to be called one. */
export const parkquellen = ['simulation', 'leitsystem', 'parkapi'] as const

/** A record of the guidance system. */
export type Parksatz = z.infer<typeof parksatz>
/** What is known of a car park. */
export type Parkplatz = z.infer<typeof parkplatz>
