import { z } from 'zod'
import { clockTime, isoDate, localDateTime } from '../primitives.ts'

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

const regulaereZeiten = z.array(
  z.object({ tagestyp: z.enum(tagestypen), beginn: clockTime, ende: clockTime }),
)

/**
 * Structured opening hours (spec 3, `oeffnungszeitenStrukturiert`). From the first to the last day
 * of a season (`saisons`) its week holds in place of `regulaereZeiten`; one without days is closed.
 * Where several seasons cover a day, the first of the list holds. Those that come again each year
 * stand there with the days of this year and of the next ones.
 */
export const oeffnungszeiten = z.object({
  typ: z.enum(oeffnungszeitTypen),
  hinweisText: z.string().nullable(),
  regulaereZeiten,
  abweichendeZeiten: z.array(
    z.object({ beginn: localDateTime, ende: localDateTime, zusatz: z.string().nullable() }),
  ),
  saisons: z.array(
    z.object({
      titel: z.string().nullable(),
      von: isoDate.nullable(),
      bis: isoDate.nullable(),
      regulaereZeiten,
    }),
  ),
})

/** Structured opening hours. */
export type Oeffnungszeiten = z.infer<typeof oeffnungszeiten>
/** A day type of regular hours. */
export type Tagestyp = (typeof tagestypen)[number]
