import { z } from 'zod'
import { clockTime, isoDate, nummer, sprache } from '../primitives.ts'
import { adresse } from './adresse.ts'
import { koordinaten } from './koordinaten.ts'
import { tagestypen } from './oeffnungszeiten.ts'

/** How a series goes on; `einzeln` has no rule, only the days an editor listed. */
export const rhythmen = [
  'taeglich',
  'woechentlich',
  'monatlich_tag',
  'monatlich_wochentag',
  'monatlich_letzter_wochentag',
  'jaehrlich',
  'einzeln',
] as const

/** Weekdays, Monday first. */
export const wochentage = tagestypen.filter((name) => name !== 'ARBEITSTAG_MO_FR')

/** States of an event; anything but `geplant` is said before the title is read. */
export const veranstaltungStatus = [
  'geplant',
  'abgesagt',
  'verschoben',
  'verlegt',
  'ausverkauft',
] as const

/**
 * The rule of a series as calendars know it (RFC 5545): every `abstand` days, weeks, months or years,
 * `bis` a day or `anzahl` times. `woche` is the place of the weekday in its month, -1 the last one.
 * `ausnahmen` are days of the rule on which nothing takes place.
 */
export const serie = z.object({
  rhythmus: z.enum(rhythmen),
  abstand: z.int().positive(),
  wochentage: z.array(z.enum(wochentage)),
  woche: z.int().min(-1).max(5).nullable(),
  bis: isoDate.nullable(),
  anzahl: z.int().positive().nullable(),
  ausnahmen: z.array(
    z.object({ datum: isoDate, dateFrom: z.string(), grund: z.string().nullable() }),
  ),
})

/** The business entry an event takes place at; its address is empty where the owner hides it. */
const ort = z.object({
  id: nummer,
  sprache,
  titel: z.string(),
  adresse,
  koordinaten: koordinaten.nullable(),
  detailURL: z.string().nullable(),
})

/**
 * When and where something takes place: `datum_von`/`datum_bis` are days for machines,
 * `dateFrom`/`dateTo` the same as `DD.MM.YYYY`, `timeFrom`/`timeTo` as `HH:mm`, all in Europe/Berlin.
 * `ueber_mitternacht` says that `timeTo` belongs to the following day. What was moved names where it
 * stood before: `verschoben_von` the day and time, `verlegt_von` the venue, with its `id` if it is a
 * business entry. The words of a venue are in German where nobody has translated them:
 * `veranstaltungsort_sprache` and the `sprache` of `verlegt_von` say so.
 */
export const wannUndWo = {
  datum_von: isoDate,
  datum_bis: isoDate,
  dateFrom: z.string(),
  dateTo: z.string(),
  timeFrom: clockTime.nullable(),
  timeTo: clockTime.nullable(),
  ueber_mitternacht: z.boolean(),
  veranstaltungsort: z.string().nullable(),
  veranstaltungsort_sprache: sprache,
  brancheneintrag_veranstaltungsort: ort.nullable(),
  status: z.enum(veranstaltungStatus),
  statusgrund: z.string().nullable(),
  verschoben_von: z
    .object({ datum_von: isoDate, dateFrom: z.string(), timeFrom: clockTime.nullable() })
    .nullable(),
  verlegt_von: z.object({ id: nummer.nullable(), sprache, titel: z.string() }).nullable(),
}

/** One occurrence of an event. */
export const termin = z.object(wannUndWo)

/** How a series goes on. */
export type Rhythmus = (typeof rhythmen)[number]
/** A weekday. */
export type Wochentag = (typeof wochentage)[number]
/** The rule of a series. */
export type Serie = z.infer<typeof serie>
/** One occurrence of an event. */
export type Termin = z.infer<typeof termin>
