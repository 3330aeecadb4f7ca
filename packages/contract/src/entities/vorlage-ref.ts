import { z } from 'zod'
import { href, nummer } from '../primitives.ts'

/** A paper as an agenda names it; `drucksache` is the council's own number for it: `2026/041`. */
export const vorlageRef = z.object({
  id: nummer,
  drucksache: z.string(),
  titel: z.string(),
  oeffentlich: z.boolean(),
  detailURL: href.nullable(),
})
