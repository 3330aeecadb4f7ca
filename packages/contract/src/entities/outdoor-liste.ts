import { z } from 'zod'
import { listOf } from '../list.ts'
import { poi, poiArten, tourArten, tourEintrag } from './outdoor.ts'

/** Kinds of tours and of points of interest: an address may name either. */
export const outdoorArten = [...tourArten, ...poiArten] as const

/** What the outdoor map says of a point of interest; the rest stays on its own page. */
const ort = poi.pick({
  id: true,
  sprache: true,
  titel: true,
  art: true,
  einleitung: true,
  koordinaten: true,
  hoehe: true,
  bild: true,
  adresse: true,
  barrierefrei: true,
  link: true,
  linktext: true,
  detailURL: true,
})

/**
 * What the outdoor map shows (spec 2.2): tours or points of interest, as `contentType` says. `arten`
 * are the kinds of which there is any, whatever else was chosen.
 */
export const outdoorListe = listOf(
  z.discriminatedUnion('typ', [
    tourEintrag.extend({ typ: z.literal('tour') }),
    ort.extend({ typ: z.literal('poi') }),
  ]),
).extend({
  contentType: z.enum(['poi', 'tour']),
  arten: z.array(z.enum(outdoorArten)),
})

/** What the outdoor map shows. */
export type OutdoorListe = z.infer<typeof outdoorListe>
/** A point of interest on the outdoor map. */
export type OutdoorOrt = Extract<OutdoorListe['data'][number], { typ: 'poi' }>
/** A tour on the outdoor map. */
export type OutdoorTour = Extract<OutdoorListe['data'][number], { typ: 'tour' }>
