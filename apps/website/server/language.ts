import type { HeaderFields } from './headers.ts'
import type { Reply } from './reply.ts'
import type { RequestHead } from './request-head.ts'
import type { Target } from './target.ts'

type Sprache = 'de' | 'en'

const yearInSeconds = 31_536_000

/** Language of a path by its prefix, which decides alone (spec 4); null without one. */
export function spracheOfPath(path: string): Sprache | null {
  const match = /^\/(de|en)(?=\/|$)/.exec(path)
  if (!match) return null
  return match[1] === 'en' ? 'en' : 'de'
}

/** Language a visitor of the root path is sent to: the remembered one, else the browser's (spec 4). */
export function preferredSprache(head: RequestHead): Sprache {
  const remembered = /(?:^|;\s*)i18n_redirected=(de|en)(?:;|$)/.exec(head.cookie)
  if (remembered) return remembered[1] === 'en' ? 'en' : 'de'
  const wishes = head.acceptLanguage.slice(0, 500).split(',').map(readWish)
  const best = (sprache: Sprache) =>
    Math.max(0, ...wishes.filter((wish) => wish.sprache === sprache).map(({ weight }) => weight))
  return best('en') > best('de') ? 'en' : 'de'
}

function readWish(part: string): { sprache: string; weight: number } {
  const [range = '', ...parameters] = part.trim().toLowerCase().split(';')
  const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1])
  const weight = Number(quality.find((value) => value !== undefined) ?? 1)
  return { sprache: range.split('-')[0] ?? '', weight: weight > 0 && weight <= 1 ? weight : 0 }
}

/** `Set-Cookie` that remembers a language for 365 days (spec 4, spec 9). */
export function languageCookie(sprache: Sprache, isSecure: boolean): string {
  const secure = isSecure ? '; Secure' : ''
  return `i18n_redirected=${sprache}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax${secure}`
}

/**
 * True when a visitor came to a page from a page of this site and the page's language is not the
 * remembered one: then it was chosen by a link. The cookie travels beside the stored bytes, never
 * in them; a prefetch is no choice.
 */
export function hasChosenLanguage(head: RequestHead, sprache: Sprache): boolean {
  if (head.fetchSite !== 'same-origin' || head.isPrefetch) return false
  return !head.cookie.includes(`i18n_redirected=${sprache}`)
}

/**
 * The root path's answer: a redirect that no cache keeps. It is no choice, so nothing is remembered;
 * a start from the home screen stays one at the page that it leads to (spec 4).
 */
export function rootRedirect(
  head: RequestHead,
  { query }: Pick<Target, 'query'>,
  security: HeaderFields,
): Reply {
  const home = `/${preferredSprache(head)}/`
  const headers = {
    ...security,
    Location: query.has('homescreen') ? `${home}?homescreen` : home,
    Vary: 'Cookie, Accept-Language',
    'Cache-Control': 'private, no-store',
  }
  return { status: 302, headers, body: '' }
}
