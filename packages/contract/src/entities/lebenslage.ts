import { z } from 'zod'
import { bild } from '../page/bild.ts'
import { nummer, seo, sprache } from '../primitives.ts'
import { verfahrenRef } from './verfahren.ts'

/** Icons of life situations. */
export const lebenslageIcons = [
  'alter',
  'ankommen',
  'ausweis',
  'bauen',
  'betrieb',
  'heirat',
  'kind',
  'trauer',
  'umzug',
  'verein',
] as const

/** A life situation and its procedures by title. */
export const lebenslage = z.object({
  id: nummer,
  sprache,
  titel: z.string(),
  einleitung: z.string(),
  icon: z.enum(lebenslageIcons).nullable(),
  bild: z.nullable(bild),
  bildtext: z.string().nullable(),
  bildcopyright: z.string().nullable(),
  sortierung: z.int(),
  verfahren: z.array(verfahrenRef),
  detailURL: z.string().nullable(),
  seo,
})

/** A life situation. */
export type Lebenslage = z.infer<typeof lebenslage>
