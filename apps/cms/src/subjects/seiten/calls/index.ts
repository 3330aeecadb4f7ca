import type { Calls } from '../../../wire/call/call.ts'
import { route } from './route.ts'
import { seiten } from './seiten.ts'
import { seitenId } from './seiten-id.ts'
import { sitemap } from './sitemap.ts'
import { vorschau } from './vorschau.ts'

/** Calls of this subject (spec 7). */
export const calls = {
  route,
  seiten,
  'seiten/{id}': seitenId,
  vorschau,
  sitemap,
} satisfies Partial<Calls>
