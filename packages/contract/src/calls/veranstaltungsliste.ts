import { z } from 'zod'
import { euro } from '../entities/preis.ts'
import { veranstaltung } from '../entities/veranstaltung.ts'
import { listOf } from '../list.ts'
import { isoDate, nummer } from '../primitives.ts'
import { flag, idParam, tagParam } from './query.ts'

/**
 * What a list of events may be limited to, counted from today in Europe/Berlin. `heute` to
 * `naechste_30_tage` are whole periods: `datum_von` and `datum_bis` say nothing beside them.
 */
const zeitraeume = [
  'alle',
  'kommend',
  'vergangen',
  'individuell',
  'heute',
  'morgen',
  'wochenende',
  'naechste_7_tage',
  'naechste_30_tage',
] as const

/** One of them. */
export type Zeitraum = (typeof zeitraeume)[number]

/** What visitors filter events by, in lists, calendars to subscribe to and printed programmes. */
export const veranstaltungsfilter = {
  zeitraum: z.enum(zeitraeume).default('alle'),
  datum_von: tagParam.optional(),
  datum_bis: tagParam.optional(),
  rubrik_id: idParam.optional(),
  ort: idParam.optional(),
  q: z.string().trim().max(200).default(''),
  kostenlos: flag.optional(),
  barrierefrei: flag.optional(),
  familien: flag.optional(),
}

/** An article on sale that belongs to an event: a ticket, a programme book. */
const veranstaltungsartikel = z.object({
  veranstaltung_id: nummer,
  titel: z.string(),
  preis_pro_einheit: euro,
  detailURL: z.string().nullable(),
})

/** A day of a month's calendar: how many events are on, and the titles of the first three. */
const kalendertag = z.object({
  tag: isoDate,
  anzahl: z.int().positive(),
  titel: z.array(z.string()).max(3),
})

/**
 * A list of events with the years in which those of the same `zeitraum` begin, newest first.
 * `heute` is the day the list was made for, `uebersicht` the page of all events. Asked for with
 * `monat`: that month and its calendar. Asked for with `auswahl`: what there is to choose from and,
 * where nothing fits, the next events. Asked for with `im_shop`: the articles of these events.
 * Asked for with `festival`: `festival` says so, and `uebersicht` is the festival's own page.
 */
export const veranstaltungsliste = listOf(veranstaltung).extend({
  jahre: z.array(z.int()).default([]),
  heute: isoDate,
  uebersicht: z.string().nullable(),
  festival: z.boolean().default(false),
  monat: z.string().nullable().default(null),
  tage: z.array(kalendertag).default([]),
  rubriken: z.array(z.object({ id: nummer, rubrik: z.string() })).default([]),
  orte: z.array(z.object({ id: nummer, titel: z.string() })).default([]),
  artikel: z.array(veranstaltungsartikel).default([]),
  naechste: z.array(veranstaltung).max(3).default([]),
})

/** A list of events. */
export type Veranstaltungsliste = z.infer<typeof veranstaltungsliste>
