import { z } from 'zod'
import { bild } from '../page/bild.ts'
import { linie } from '../page/geo.ts'
import { richText } from '../page/rich-text.ts'
import { href, isoDate, nummer, seo, sprache } from '../primitives.ts'
import { adresse } from './adresse.ts'
import { bildMitText } from './brancheneintrag.ts'
import { koordinaten } from './koordinaten.ts'

/** Kinds of points of interest. */
export const poiArten = [
  'sehenswuerdigkeit',
  'aussicht',
  'natur',
  'brunnen',
  'kultur',
  'spielplatz',
  'rastplatz',
  'einkehr',
  'sport',
  'verkehr',
] as const

/** A point of interest for the outdoor map (spec 2.2, `contentType=poi`). */
export const poi = z.object({
  id: nummer,
  sprache,
  titel: z.string(),
  art: z.enum(poiArten),
  einleitung: z.string(),
  text: richText,
  koordinaten: koordinaten.nullable(),
  hoehe: z.int().nullable(),
  bild: z.nullable(bild),
  bildtext: z.string().nullable(),
  bildcopyright: z.string().nullable(),
  adresse,
  barrierefrei: z.boolean(),
  barrierefrei_hinweis: z.string().nullable(),
  link: href.nullable(),
  linktext: z.string().nullable(),
  detailURL: z.string().nullable(),
  seo,
})

/** Kinds of tours. */
export const tourArten = [
  'wandern',
  'spazieren',
  'rad',
  'mountainbike',
  'langlauf',
  'winterwandern',
  'rodeln',
] as const

/** How demanding a tour is. */
export const schwierigkeiten = ['leicht', 'mittel', 'schwer'] as const

const monat = z.int().min(1).max(12)

/**
 * A time in which a tour or a stretch of it is closed: from `von` to `bis`, both included; without
 * `bis` until it is taken away. `wo` is the stretch in words, `strecke` where it lies, in km from the
 * start; without either all of it is closed. `durch` is who closed it.
 */
export const sperrung = z.object({
  von: isoDate,
  bis: isoDate.nullable(),
  wo: z.string().nullable(),
  strecke: z.object({ von: z.number().nonnegative(), bis: z.number().positive() }).nullable(),
  grund: z.string().nullable(),
  durch: z.string().nullable(),
})

/**
 * A tour in a list (spec 2.2, `contentType=tour`). `laenge` is in km, `dauer` in minutes without
 * breaks, `aufstieg` and `abstieg` in metres. `saison` are months, both included, and may pass the
 * turn of the year (12 to 3); null is all year. `track` has at most 100 points here.
 */
export const tourEintrag = z.object({
  id: nummer,
  sprache,
  titel: z.string(),
  art: z.enum(tourArten),
  einleitung: z.string(),
  laenge: z.number().positive(),
  dauer: z.int().positive(),
  aufstieg: z.int().nonnegative(),
  abstieg: z.int().nonnegative(),
  schwierigkeit: z.enum(schwierigkeiten),
  rundtour: z.boolean(),
  barrierefrei: z.boolean(),
  kinderwagen: z.boolean(),
  sperrungen: z.array(sperrung),
  saison: z.object({ von: monat, bis: monat }).nullable(),
  markierung: z.string().nullable(),
  start: z.object({ titel: z.string(), koordinaten: koordinaten.nullable() }),
  bild: z.nullable(bild),
  bildtext: z.string().nullable(),
  bildcopyright: z.string().nullable(),
  track: linie.nullable(),
  sortierung: z.int(),
  detailURL: z.string().nullable(),
})

/** Kinds of what stands on a way and has no page of its own: places and stops are `poiArten`. */
export const wegpunktArten = ['bank', 'toilette', 'trinkwasser', 'unterstand'] as const

/**
 * A bench, a toilet, a tap or a shelter on a tour, `km` from its start. `koordinaten` follow from the
 * track and are null without one. `hinweis` is in the language of the tour.
 */
export const wegpunkt = z.object({
  art: z.enum(wegpunktArten),
  km: z.number().nonnegative(),
  hinweis: z.string().nullable(),
  koordinaten: koordinaten.nullable(),
})

/** A tour with its whole track, its description, the points on it in their order and its pictures. */
export const tour = tourEintrag.extend({
  text: richText,
  wegbeschreibung: richText,
  anreise: z.string().nullable(),
  belag: z.string().nullable(),
  barrierefrei_hinweis: z.string().nullable(),
  pois: z.array(poi.pick({ id: true, titel: true, art: true, koordinaten: true, detailURL: true })),
  wegpunkte: z.array(wegpunkt),
  bilder: z.array(bildMitText),
  seo,
})

/** A bench, a toilet, a tap or a shelter on a tour. */
export type Wegpunkt = z.infer<typeof wegpunkt>
/** A time in which a tour is closed. */
export type Sperrung = z.infer<typeof sperrung>
/** A point of interest. */
export type Poi = z.infer<typeof poi>
/** A tour in a list. */
export type TourEintrag = z.infer<typeof tourEintrag>
/** A tour. */
export type Tour = z.infer<typeof tour>
