import { aheadMark } from '@kurstadt/contract/besuche-paths'
import { searchForm } from '@kurstadt/contract/search-form'
import { headerText } from './headers.ts'
import type { Reply } from './reply.ts'
import type { RequestHead } from './request-head.ts'
import type { Target } from './target.ts'

// What is said beside a page that is ready, to whoever asks for it.

/** What was fetched ahead may be used for two minutes; whatever is asked for by a click is checked. */
const aheadCaching = 'private, max-age=120'

/** A page with a cookie is nobody else's. */
export function withCookie(reply: Reply, cookie: string): Reply {
  const { headers } = withCaching(reply, 'private, no-cache')
  const before = [headers['Set-Cookie'] ?? []].flat()
  return { ...reply, headers: { ...headers, 'Set-Cookie': [...before, cookie] } }
}

/**
 * Without a lifetime of its own, a click would have to ask again for what was fetched ahead. What
 * cannot be had is nothing yet: the click will say why.
 */
export function forAhead(reply: Reply, head: RequestHead): Reply {
  if (!head.isPrefetch) return reply
  // The mark by which the page says later that somebody looks at it: until then nobody does.
  if (reply.status < 400) return withMark(withCaching(reply, aheadCaching))
  return { status: 204, headers: { 'Cache-Control': 'no-store' }, body: '' }
}

const withMark = (reply: Reply): Reply => ({
  ...reply,
  headers: { ...reply.headers, 'Server-Timing': aheadMark },
})

function withCaching(reply: Reply, caching: string): Reply {
  if (headerText(reply.headers, 'Cache-Control') !== 'public, no-cache') return reply
  return { ...reply, headers: { ...reply.headers, 'Cache-Control': caching } }
}

/**
 * An address as it is compared with the one that it redirects to: whatever its case, its accents, its
 * blanks and its slash, and for an entry whatever its title. Null for what nobody can read.
 */
function comparable(encoded: string): string | null {
  try {
    const path = searchForm(decodeURIComponent(encoded)).replace(/\s+/g, '-')
    return `${path}/`.replace(/\/+$/, '/').replace(/[^/]*(?=-id_\d+\/$)/, '')
  } catch (error) {
    if (error instanceof URIError) return null
    throw error
  }
}

/**
 * The redirect to the right spelling of an address is the same page: what was asked of it stays
 * (spec 2.2). A redirect to the very address that was asked for is meant to drop the query.
 */
export function withQuery(reply: Reply, { encodedPath, query }: Target): Reply {
  const location = headerText(reply.headers, 'Location')
  if (query.size === 0 || location === '' || location === encodedPath) return reply
  if (comparable(location) !== comparable(encodedPath)) return reply
  return { ...reply, headers: { ...reply.headers, Location: `${location}?${query}` } }
}
