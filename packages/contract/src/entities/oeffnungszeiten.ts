import { z } from 'zod'
import { clockTime, localDateTime } from '../primitives.ts'

/** Kinds of opening hours (spec 3). */
export const oeffnungszeitTypen = [
  'ALLGEMEINE_OEFFNUNGSZEIT',
  'SERVICEZEIT',
  'TELEFONISCHE_ERREICHBARKEIT',
] as const

/** Day types of regular hours (spec 3). */
export const tagestypen = [
  'MONTAG',
  'DIENSTAG',
  'MITTWOCH',
  'DONNERSTAG',
  'FREITAG',
  'SAMSTAG',
  'SONNTAG',
  'ARBEITSTAG_MO_FR',
] as const

/** Structured opening hours (spec 3, `oeffnungszeitenStrukturiert`). */
export const oeffnungszeiten = z.object({
  typ: z.enum(oeffnungszeitTypen),
  hinweisText: z.string().nullable(),
  regulaereZeiten: z.array(
    z.object({ tagestyp: z.enum(tagestypen), beginn: clockTime, ende: clockTime }),
  ),
  abweichendeZeiten: z.array(
    z.object({ beginn: localDateTime, ende: localDateTime, zusatz: z.string().nullable() }),
  ),
})

/** Structured opening hours. */
export type Oeffnungszeiten = z.infer<typeof oeffnungszeiten>
/** A day type of regular hours. */
export type Tagestyp = (typeof tagestypen)[number]
