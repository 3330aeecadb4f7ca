import * as z from 'zod/mini'
import type { Koordinaten } from '../entities/koordinaten.ts'

/** The website's page with the town's map alone, for a frame in the back office; no editor moves it. */
export const ortswahlPfad = '/de/ort-waehlen/'

const art = z.literal('ortswahl')

/** A place as in `entities/koordinaten.ts`, in the small parser, because browsers load it. */
const ort: z.ZodMiniType<Koordinaten> = z.object({
  breite: z.number().check(z.minimum(-90), z.maximum(90)),
  laenge: z.number().check(z.minimum(-180), z.maximum(180)),
})

/** What the frame sends to the back office: that it takes places, or the place that somebody has shown. */
export const vonDerOrtswahl = z.union([
  z.object({ art, tun: z.literal('bereit') }),
  z.object({ art, tun: z.literal('gewaehlt'), ort }),
])

/** What the frame sends to the back office. */
export type VonDerOrtswahl = z.infer<typeof vonDerOrtswahl>

/** What the back office sends to the frame: where the entry lies, or null for nowhere yet. */
export const anDieOrtswahl = z.object({
  art,
  tun: z.literal('zeigen'),
  ort: z.nullable(ort),
})

/** What the back office sends to the frame. */
export type AnDieOrtswahl = z.infer<typeof anDieOrtswahl>
