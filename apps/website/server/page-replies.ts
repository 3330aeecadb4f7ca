import type { IncomingMessage, ServerResponse } from 'node:http'
import type { App } from './app-door.ts'
import { chooseEncoding } from './encoding.ts'
import { hasChosenLanguage, languageCookie, spracheOfPath } from './language.ts'
import { lastResort } from './last-resort.ts'
import {
  isReady,
  notModifiedHeaders,
  type PageAnswer,
  type PageEntry,
  variantFor,
} from './page-entry.ts'
import { type PageOutcome, type Pages, pageKey, type SharedPage } from './pages.ts'
import type { Reply } from './reply.ts'
import { hasLogin, isApp, type RequestHead } from './request-head.ts'
import type { SecurityHeaders } from './security-headers.ts'
import { sharedUrl } from './shared-url.ts'
import type { Target } from './target.ts'

/** What the answers to page requests are made with. */
export type PageRepliesOptions = {
  pages: Pages
  content: App['content']
  security: SecurityHeaders
  isSecure: boolean
  isAllowedHost: (host: string) => boolean
}

const longestCookie = 8192
const yearInSeconds = 31_536_000
/** Data fetched ahead may be used for two minutes; whatever is asked for by a click is checked. */
const aheadCaching = 'private, max-age=120'
const ownCaching = ['Cache-Control', 'private, no-store', 'X-Cache', 'bypass']

/** Answers to requests for pages: stored, rendered, or the static page when neither can be had. */
export class PageReplies {
  readonly #options: PageRepliesOptions

  constructor(options: PageRepliesOptions) {
    this.#options = options
  }

  /**
   * Sends a stored page; false when there is none for this request. This is the way of nearly every
   * request: one look-up under the raw address, prepared headers, prepared bytes.
   */
  sendHit(request: IncomingMessage, response: ServerResponse, head: RequestHead): boolean {
    const { pages, isAllowedHost } = this.#options
    const { method, url = '' } = request
    if ((method !== 'GET' && method !== 'HEAD') || head.hasBody || head.isAmbiguous) return false
    if (!isAllowedHost(head.host) || hasLogin(head) || head.cookie.length > longestCookie)
      return false
    const page = { url, isApp: isApp(head) }
    const entry = pages.cache.fresh(pageKey(page))
    if (!(entry && isReady(entry, chooseEncoding(head.acceptEncoding)))) return false
    const { status, headers, body } = this.#entryReply(entry, page, head, 'hit')
    response.writeHead(status, headers)
    response.end(method === 'HEAD' ? undefined : body)
    return true
  }

  /** The answer for a page that everybody gets alike, from whatever can be had. */
  async shared(target: Target, head: RequestHead): Promise<Reply> {
    const wantsApp = target.query.has('homescreen')
    const url = await sharedUrl(this.#options.content, target)
    const page = { url, isApp: wantsApp || isApp(head) }
    const { pages } = this.#options
    const outcome = await pages.shared(page)
    if (outcome.kind === 'entry')
      await pages.compress(pageKey(page), outcome.entry, chooseEncoding(head.acceptEncoding))
    return this.#withAppMode(this.#reply(outcome, page, target, head), target)
  }

  /** The answer for one visitor alone, which no store ever sees. */
  async own(
    request: Request,
    target: Target,
    head: RequestHead,
    kind: 'page' | 'call' = 'page',
  ): Promise<Reply> {
    const outcome = await this.#options.pages.own(request, kind)
    const page = { url: target.encodedPath, isApp: false }
    return this.#withAppMode(this.#reply(outcome, page, target, head), target)
  }

  #reply(outcome: PageOutcome, page: SharedPage, target: Target, head: RequestHead): Reply {
    const { security } = this.#options
    if (outcome.kind === 'busy') return lastResort(503, target.path, security)
    if (outcome.kind === 'entry') return this.#entryReply(outcome.entry, page, head, outcome.label)
    if (leavesAlone(outcome.answer)) return lastResort(503, target.path, security)
    return forAhead(answerReply(outcome.answer, outcome.cookies, target, security), page, head)
  }

  #entryReply(
    entry: PageEntry,
    page: SharedPage,
    head: RequestHead,
    label: 'hit' | 'miss' | 'stale',
  ): Reply {
    const { status } = entry.answer
    const wanted = chooseEncoding(head.acceptEncoding)
    if (status === 200 && head.ifNoneMatch !== '' && head.ifNoneMatch.includes(entry.etag))
      return forAhead(
        { status: 304, headers: [...notModifiedHeaders(entry), 'X-Cache', label], body: '' },
        page,
        head,
      )
    const { body, headers, hit } = variantFor(entry, wanted)
    const list = label === 'hit' ? hit : [...headers, 'X-Cache', label]
    const reply = forAhead({ status, headers: list, body }, page, head)
    return head.fetchSite === 'same-origin' ? this.#withLanguage(reply, page, head) : reply
  }

  /** Who starts from the home screen uses the site as an app from now on (spec 4). */
  #withAppMode(reply: Reply, target: Target): Reply {
    if (!target.query.has('homescreen')) return reply
    const cookie = `isApp=1; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax`
    return withCookie(reply, this.#options.isSecure ? `${cookie}; Secure` : cookie)
  }

  /** The language a visitor chose travels beside the stored answer, never in it (spec 4). */
  #withLanguage(reply: Reply, page: SharedPage, head: RequestHead): Reply {
    const sprache = spracheOfPath(page.url)
    if (reply.status !== 200 || sprache === null || !hasChosenLanguage(head, sprache)) return reply
    return withCookie(reply, languageCookie(sprache, this.#options.isSecure))
  }
}

function withCookie(reply: Reply, cookie: string): Reply {
  const { headers } = withCaching(reply, 'private, no-cache')
  return { ...reply, headers: [...headers, 'Set-Cookie', cookie] }
}

/**
 * Without a lifetime of its own, a click would have to ask again for what was fetched ahead. What
 * cannot be had is nothing yet: the click will say why.
 */
function forAhead(reply: Reply, { url }: SharedPage, head: RequestHead): Reply {
  if (!(head.isPrefetch && /\.data(\?|$)/.test(url))) return reply
  if (reply.status < 400) return withCaching(reply, aheadCaching)
  return { status: 204, headers: ['Cache-Control', 'no-store'], body: '' }
}

function withCaching(reply: Reply, caching: string): Reply {
  const at = reply.headers.indexOf('public, no-cache')
  return at === -1 ? reply : { ...reply, headers: reply.headers.with(at, caching) }
}

function answerReply(
  answer: PageAnswer,
  cookies: readonly string[],
  target: Target,
  security: SecurityHeaders,
): Reply {
  const { status, body, headers } = answer
  const isWordless = status >= 500 && !headers.includes('text/html; charset=utf-8')
  if (isWordless && !target.path.endsWith('.data'))
    return lastResort(status === 503 ? 503 : 500, target.path, security)
  const extra = status === 503 ? ['Retry-After', '10'] : []
  if (status === 405 && !headers.includes('allow')) extra.push('Allow', 'GET, HEAD')
  return {
    status,
    body,
    headers: [
      ...headers,
      ...ownCaching,
      ...cookies.flatMap((cookie) => ['Set-Cookie', cookie]),
      ...extra,
    ],
  }
}

/** True for a page that cannot be had and whose settings cannot either: it names no telephone. */
function leavesAlone({ status, headers, body }: PageAnswer): boolean {
  const isDocument = headers.some((value) => value.startsWith('text/html'))
  return status === 503 && isDocument && !body.includes('href="tel:')
}
