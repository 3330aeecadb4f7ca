import { eigeneShopseite } from '@kurstadt/contract/shop-paths'
import type { Connection } from '../../ui/behaviour/index.ts'

const slow = ['slow-2g', '2g']

/** Says whether anything may be fetched ahead: not on 2G, with a data saver or offline (spec 4). */
export function mayPrefetch({ onLine, connection }: Connection): boolean {
  if (!onLine || connection?.saveData) return false
  return !slow.includes(connection?.effectiveType ?? '')
}

/** So many pages are fetched ahead because their links are in sight. */
const mostInSight = 4

/** What was fetched ahead because it was in sight. */
type Spent = { count: number; bytes: number }

/**
 * Says whether one page more may be fetched ahead by sight: four in all, and no more once they weigh
 * as much as the page that somebody asked for.
 */
export const hasRoomAhead = (page: number, { count, bytes }: Spent): boolean =>
  count < mostInSight && (count === 0 || bytes < page)

/** What is looked at of a link. */
export type LinkFacts = Pick<HTMLAnchorElement, 'href' | 'target' | 'download'>

const page = /^\/(de|en)\//
/** For somebody alone: behind a login, behind an address that only its sender has, or their cart. */
const own =
  /^\/(de|en)\/(intranet|gemeinderat\/(intern|passwort)|anfragestatus|request-status)(\/|$)/
const isOwn = (path: string) => own.test(path) || eigeneShopseite.test(path)
/** Calendars, feeds, printed matter. */
const file = /\.\w+$/

/**
 * Address of the page a link leads to when it may be fetched ahead: another public
 * page of this site in the language of this one. The other language is chosen by a real request,
 * which is how it is remembered (spec 4). Null for every other link.
 */
export function pageToPrefetch({ href, target, download }: LinkFacts, here: URL): URL | null {
  if (href === '' || download !== '' || (target !== '' && target !== '_self')) return null
  const url = URL.canParse(href) ? new URL(href) : null
  if (url?.origin !== here.origin || isOwn(url.pathname)) return null
  if (file.test(url.pathname)) return null
  const [, sprache] = page.exec(url.pathname) ?? []
  if (sprache === undefined || page.exec(here.pathname)?.[1] !== sprache) return null
  const isHere = url.pathname === here.pathname && url.search === here.search
  return isHere ? null : url
}
