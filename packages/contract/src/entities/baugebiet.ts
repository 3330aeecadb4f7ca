import { z } from 'zod'
import { bild } from '../page/bild.ts'
import { download } from '../page/download.ts'
import { polygon } from '../page/geo.ts'
import { richText } from '../page/rich-text.ts'
import { isoDate, nummer, seo, sprache } from '../primitives.ts'
import { kontakt } from './adresse.ts'
import { koordinaten } from './koordinaten.ts'

/** States of a plot; prices are shown in all of them. */
export const bauplatzStatus = ['frei', 'reserviert', 'verkauft'] as const

/** What may be built on a plot. */
export const bauplatzNutzungen = [
  'einfamilienhaus',
  'doppelhaus',
  'reihenhaus',
  'mehrfamilienhaus',
  'mischnutzung',
  'gewerbe',
] as const

/** How far a building area is. */
export const baugebietPhasen = ['planung', 'erschliessung', 'vergabe', 'abgeschlossen'] as const

/**
 * A plot of a building area (spec 2.6). `nummer` is the one on the plan («7a»), `flaeche` is in m²,
 * prices are in euros; without a price per m² it is given on request. `grz` and `gfz` are the site
 * and floor space indices of the development plan.
 */
export const bauplatz = z.object({
  nummer: z.string(),
  flaeche: z.number().positive(),
  preis_pro_qm: z.number().nonnegative().nullable(),
  preis_gesamt: z.number().nonnegative().nullable(),
  status: z.enum(bauplatzStatus),
  nutzung: z.enum(bauplatzNutzungen),
  grz: z.number().min(0).max(1).nullable(),
  gfz: z.number().min(0).max(9).nullable(),
  geschosse: z.int().min(1).max(30).nullable(),
  hinweis: z.string().nullable(),
  geometrie: polygon.nullable(),
})

/**
 * A building area with its plots (spec 2.6). `vergabe` says on what conditions plots are given,
 * `bewerbung_bis` until when one may apply. `anzahl_plaetze` counts all plots, whatever the filter
 * leaves in `bauplaetze`.
 */
export const baugebiet = z.object({
  id: nummer,
  sprache,
  titel: z.string(),
  einleitung: z.string(),
  text: richText,
  lage: z.string().nullable(),
  phase: z.enum(baugebietPhasen),
  bild: z.nullable(bild),
  bildtext: z.string().nullable(),
  bildcopyright: z.string().nullable(),
  koordinaten: koordinaten.nullable(),
  umriss: polygon.nullable(),
  vergabe: richText,
  bewerbung_bis: isoDate.nullable(),
  dokumente: z.array(download),
  ansprechpartner: z
    .object({ id: nummer, titel: z.string(), kontakt, detailURL: z.string().nullable() })
    .nullable(),
  anzahl_plaetze: z.object({
    gesamt: z.int().nonnegative(),
    frei: z.int().nonnegative(),
    reserviert: z.int().nonnegative(),
    verkauft: z.int().nonnegative(),
  }),
  bauplaetze: z.array(bauplatz),
  sortierung: z.int(),
  detailURL: z.string().nullable(),
  seo,
})

/** A plot. */
export type Bauplatz = z.infer<typeof bauplatz>
/** A building area. */
export type Baugebiet = z.infer<typeof baugebiet>
