import { z } from 'zod'
import { clockTime, isoDate, nummer, sprache } from '../primitives.ts'
import { euro } from './preis.ts'

/** Days of a timetable: those of the week, and public holidays of the state. */
export const fahrtage = [
  'MONTAG',
  'DIENSTAG',
  'MITTWOCH',
  'DONNERSTAG',
  'FREITAG',
  'SAMSTAG',
  'SONNTAG',
  'FEIERTAG',
] as const
/** Where a car of the railway goes; with two on one cable often both ways at once. */
export const fahrtrichtungen = ['beide', 'berg', 'tal'] as const
/** What an exception of a timetable says: no service, service as on Sundays, or more of it. */
export const ausnahmearten = ['ruht', 'sonntag', 'zusatz'] as const

/** Fares of the summer railway in euros (spec 9); `familie` is the lowest family ticket. */
export const fahrpreise = z.object({ erwachsene: euro, kinder: euro, familie: euro })

/** Departures from `beginn` to `ende`, one every `takt` minutes; a single one has neither. */
const fahrt = z.object({
  tage: z.array(z.enum(fahrtage)),
  richtung: z.enum(fahrtrichtungen),
  beginn: clockTime,
  ende: clockTime.nullable(),
  takt: z.int().positive().nullable(),
})

/**
 * Days on which the railway runs otherwise. `beginn` and `ende` are the time of no service, or that
 * of what runs besides; without them it is the whole day.
 */
const ausnahme = z.object({
  von: isoDate,
  bis: isoDate,
  art: z.enum(ausnahmearten),
  beginn: clockTime.nullable(),
  ende: clockTime.nullable(),
  takt: z.int().positive().nullable(),
  grund: z.string().nullable(),
})

/**
 * A timetable of the railway. Of one that comes again each year (`jaehrlich`) `gueltig_von` and
 * `gueltig_bis` are the season that is on, or else the next; `ausnahmen` are those not yet over.
 */
export const fahrplan = z.object({
  id: nummer,
  sprache,
  titel: z.string(),
  hinweis: z.string().nullable(),
  gueltig_von: isoDate,
  gueltig_bis: isoDate.nullable(),
  jaehrlich: z.boolean(),
  fahrten: z.array(fahrt),
  ausnahmen: z.array(ausnahme),
  fahrpreise,
})

/** A departure: at a time of day, in a direction. */
const abfahrt = z.object({ zeit: clockTime, richtung: z.enum(fahrtrichtungen) })

/** Why nothing runs: out of season, for an exception, or because of the day of the week. */
const ruhe = z.object({
  art: z.enum(['saison', 'ausnahme', 'wochentag']),
  grund: z.string().nullable(),
})

/**
 * What runs on the day `tag`, asked for on the day `heute`; `feiertag` names a public holiday.
 * `ruht` says why nothing does, `ausnahmen` what is otherwise on that day, and `wieder` when the
 * first car goes on the next day of service. `fahrplaene` are those in force or still to come,
 * `fahrpreise` those of the day, or else the next.
 */
export const abfahrten = z.object({
  sprache,
  heute: isoDate,
  tag: isoDate,
  feiertag: z.string().nullable(),
  abfahrten: z.array(abfahrt),
  ruht: ruhe.nullable(),
  ausnahmen: z.array(ausnahme),
  wieder: z.object({ tag: isoDate, zeit: clockTime }).nullable(),
  fahrpreise: fahrpreise.nullable(),
  fahrplaene: z.array(fahrplan),
})

/** Fares of the railway. */
export type Fahrpreise = z.infer<typeof fahrpreise>
/** Departures of a timetable on some days of the week. */
export type Fahrt = z.infer<typeof fahrt>
/** Days on which the railway runs otherwise. */
export type Ausnahme = z.infer<typeof ausnahme>
/** A timetable of the railway. */
export type Fahrplan = z.infer<typeof fahrplan>
/** A departure of the railway. */
export type Abfahrt = z.infer<typeof abfahrt>
/** What runs on a day. */
export type Abfahrten = z.infer<typeof abfahrten>
