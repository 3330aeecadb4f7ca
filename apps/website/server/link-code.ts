import type { PageOutcome, Pages } from './pages.ts'
import { drawCode } from './qr.ts'
import type { Share } from './read-shares.ts'
import { type QueryNames, sharedUrl } from './shared-url.ts'
import { readTarget, type Target } from './target.ts'

/** What is needed to look at a page of this site. */
export type LinkCodeOptions = {
  pages: Pick<Pages, 'shared'>
  content: QueryNames
  baseUrl: string
  /** Whose share the page counts against, where it is not stored. */
  share: Share
}

const linkPath = '/qr/link.svg'
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&#64;': '@',
}
/** What a telephone can do something with. */
const followable = /^(https?:|mailto:|tel:|\/[^/])/i

/**
 * Where the links of a document lead, as somebody wrote them. The document is what we have just
 * rendered, every value in double quotes; a parser takes a hundred times as long for it, 60 ms and
 * more for a page of 280 kB, and anybody may ask for a code.
 */
function linksOf(html: string): ReadonlySet<string> {
  const found = html.matchAll(/<a\s(?:[^>]*?\s)?href="([^"]*)"/g)
  const readable = Array.from(found, ([, href = '']) =>
    href.replace(/&(?:amp|quot|lt|gt|#x27|#64);/g, (entity) => entities[entity] ?? entity),
  )
  return new Set(readable.filter((href) => followable.test(href)))
}

/**
 * QR code of a link (`ziel`) that stands on one of our pages (`seite`), as SVG; null for any other.
 * A kiosk shows it in the place of links that lead away. What our pages do not link to is refused,
 * so nobody can let this site vouch for an address of their own.
 */
export async function linkCodeAt(
  { path, query }: Target,
  { pages, content, baseUrl, share }: LinkCodeOptions,
): Promise<string | null> {
  const href = query.get('ziel')
  if (path !== linkPath || !href) return null
  const page = readTarget(query.get('seite') ?? '')
  if (page.kind !== 'target' || !/^\/(de|en)\//.test(page.target.path)) return null
  const url = await sharedUrl(content, page.target)
  const html = htmlOf(await pages.shared({ url, isApp: false }, share))
  return linksOf(html).has(href) ? drawCode(new URL(href, baseUrl).href) : null
}

function htmlOf(outcome: PageOutcome): string {
  if (outcome.kind === 'entry') return outcome.entry.answer.body.toString()
  return outcome.kind === 'answer' ? outcome.answer.body.toString() : ''
}
