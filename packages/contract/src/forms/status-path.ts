import type { Sprache } from '../primitives.ts'

const pages: Record<Sprache, string> = { de: '/de/anfragestatus/', en: '/en/request-status/' }

/** Path of the page behind a request's unguessable link (T65: 128 bits). */
export const statusPath = /^\/(?:de\/anfragestatus|en\/request-status)\/[\w-]{22}\/$/

/** The page that shows the sender how their request stands. */
export function statusPathOf(sprache: Sprache, zugang: string): string {
  return `${pages[sprache]}${zugang}/`
}
