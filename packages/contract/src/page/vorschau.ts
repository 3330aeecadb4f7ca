import { z } from 'zod'
import { seite } from './page.ts'
import { route } from './route.ts'

/**
 * A page that is not public yet: what it is made of, the page and, on a detail page, its entry as
 * `{typ}/{id}` would answer it. The remaining `apiCalls` of the route are asked for as always.
 */
export const vorschau = z.object({
  route,
  seite,
  eintrag: z.unknown().nullable(),
  /** When the link ends; ISO time in UTC. */
  bis: z.iso.datetime(),
})

/** A page that is not public yet. */
export type Vorschau = z.infer<typeof vorschau>
