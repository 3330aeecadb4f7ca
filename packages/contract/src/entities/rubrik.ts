import { z } from 'zod'
import { nummer, sprache } from '../primitives.ts'

/** What a category is for. */
export const rubrikArten = ['veranstaltungen', 'branchen', 'shop'] as const

/** A category (spec 3, `rubriken[]`); `detailURL` leads to the list filtered by it. */
export const rubrik = z.object({
  id: nummer,
  sprache,
  rubrik: z.string(),
  detailURL: z.string().nullable(),
})

/** A category. */
export type Rubrik = z.infer<typeof rubrik>
