import type { IncomingMessage, ServerResponse } from 'node:http'
import { fehlernummer } from '@kurstadt/contract/fehler'
import { callRefusal } from './call-refusal.ts'
import { chooseEncoding } from './encoding.ts'
import type { FormTarget } from './form-body.ts'
import { type HeaderFields, headerText, rawHeaders } from './headers.ts'
import { hasChosenLanguage, languageCookie, spracheOfPath } from './language.ts'
import { lastResort, tooManyRequests } from './last-resort.ts'
import {
  isReady,
  notModifiedHeaders,
  type PageAnswer,
  type PageEntry,
  variantFor,
} from './page-entry.ts'
import { type PageOutcome, type Pages, pageKey, type SharedPage } from './pages.ts'
import { orRefusal, type Refusal, type Share } from './read-shares.ts'
import type { Reply } from './reply.ts'
import { forAhead, withCookie, withQuery } from './reply-headers.ts'
import { hasLogin, isApp, type RequestHead } from './request-head.ts'
import type { Exchange } from './route-table.ts'
import type { SecurityHeaders } from './security-headers.ts'
import type { SentPages } from './sent-pages.ts'
import { type QueryNames, sharedUrl } from './shared-url.ts'
import type { Target } from './target.ts'

/** What the answers to page requests are made with. */
export type PageRepliesOptions = {
  pages: Pages
  content: QueryNames
  security: SecurityHeaders
  isSecure: boolean
  isAllowedHost: (host: string) => boolean
  /** Null where a town does not want to count. */
  visits: SentPages | null
}

const longestCookie = 8192
const yearInSeconds = 31_536_000
const ownCaching = { 'Cache-Control': 'private, no-store', 'X-Cache': 'bypass' }

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
    response.writeHead(status, rawHeaders(headers))
    response.end(method === 'HEAD' ? undefined : body)
    this.#options.visits?.count({ entry, url: page.url, head, request })
    return true
  }

  /** The answer for a page that everybody gets alike, from whatever can be had. */
  async shared(
    target: Target,
    { head, request }: Pick<Exchange, 'head' | 'request'>,
    share: Share,
  ): Promise<Reply> {
    const { pages, visits } = this.#options
    const url = await this.#canonicalUrl(target, share)
    const page = {
      url: typeof url === 'string' ? url : target.encodedPath,
      isApp: target.query.has('homescreen') || isApp(head),
    }
    const outcome = typeof url === 'string' ? await pages.shared(page, share) : url
    const sent = { url: page.url, head, request }
    if (outcome.kind === 'entry') {
      await pages.compress(pageKey(page), outcome.entry, chooseEncoding(head.acceptEncoding))
      visits?.count({ ...sent, entry: outcome.entry })
    }
    if (outcome.kind === 'answer') visits?.countSearch({ ...sent, entry: outcome })
    return this.#withAppMode(this.#reply(outcome, page, target, head), target)
  }

  /**
   * Which parameters an address knows is a question to the content API: it counts as well. Its place
   * is given back before the page is waited for: whoever makes that page may be waiting for it.
   */
  #canonicalUrl(target: Target, share: Share): Promise<string | Refusal> {
    const { content } = this.#options
    const isKnown = target.query.size === 0 || content.knownQueryNames(target.path) !== null
    const find = () => sharedUrl(content, target)
    return isKnown ? find() : orRefusal(share.run(find))
  }

  /** The page for one visitor alone, which no store ever sees. */
  async own(request: Request, target: Target, head: RequestHead, share: Share): Promise<Reply> {
    const outcome = await this.#options.pages.own(request, share)
    return this.#withLanguage(this.#ownReply(outcome, target, head), target.encodedPath, head)
  }

  /** The answer to a form, worked on in the room that forms have. */
  async form(
    request: Request,
    target: Target,
    head: RequestHead,
    { kind, room }: { kind: FormTarget; room: Share },
  ): Promise<Reply> {
    const outcome = await this.#options.pages.form(request, room)
    if (kind !== 'page') return this.#callReply(outcome, target)
    return this.#ownReply(outcome, target, head)
  }

  #ownReply(outcome: PageOutcome, target: Target, head: RequestHead): Reply {
    const page = { url: target.encodedPath, isApp: false }
    return this.#withAppMode(this.#reply(outcome, page, target, head), target)
  }

  #reply(outcome: PageOutcome, page: SharedPage, target: Target, head: RequestHead): Reply {
    const { security } = this.#options
    if (outcome.kind === 'busy') return lastResort(503, target.path, security)
    if (outcome.kind === 'refused') return this.#refused(outcome.retryAfter, target, head)
    if (outcome.kind === 'entry') return this.#entryReply(outcome.entry, page, head, outcome.label)
    if (leavesAlone(outcome.answer))
      return lastResort(503, target.path, security, {}, numberIn(outcome.answer.headers))
    const reply = answerReply(outcome.answer, outcome.cookies, target, security)
    return forAhead(withQuery(reply, target), head)
  }

  /** What a browser fetches ahead is refused as quietly as what cannot be had: nobody looks at it. */
  #refused(retryAfter: number, target: Target, head: RequestHead): Reply {
    const { security } = this.#options
    if (head.isPrefetch) return forAhead(lastResort(503, target.path, security), head)
    return tooManyRequests(retryAfter, target.path, security)
  }

  /** What a script is answered with: JSON, also when there is no room for its form. */
  #callReply(outcome: PageOutcome, target: Target): Reply {
    const { security } = this.#options
    if (outcome.kind === 'busy') return callRefusal(503, security)
    if (outcome.kind === 'refused') return callRefusal(429, security, outcome.retryAfter)
    if (outcome.kind === 'entry') throw new TypeError('the answer to a form is never stored')
    if (outcome.answer.status >= 500) return callRefusal(503, security)
    return answerReply(outcome.answer, outcome.cookies, target, security)
  }

  #entryReply(
    entry: PageEntry,
    page: SharedPage,
    head: RequestHead,
    label: 'hit' | 'miss' | 'stale',
  ): Reply {
    this.#options.pages.cache.sent[label] += 1
    const reply = forAhead(toReply(entry, head, label), head)
    return this.#withLanguage(reply, page.url, head)
  }

  /** Who starts from the home screen uses the site as an app from now on (spec 4). */
  #withAppMode(reply: Reply, target: Target): Reply {
    if (!target.query.has('homescreen')) return reply
    const cookie = `isApp=1; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax`
    return withCookie(reply, this.#options.isSecure ? `${cookie}; Secure` : cookie)
  }

  /** The language a visitor chose travels beside the answer, never in a stored one (spec 4). */
  #withLanguage(reply: Reply, url: string, head: RequestHead): Reply {
    if (head.fetchSite !== 'same-origin') return reply
    const sprache = spracheOfPath(url)
    const isPage = reply.status === 200 || reply.status === 304
    if (!isPage || sprache === null || !hasChosenLanguage(head, sprache)) return reply
    return withCookie(reply, languageCookie(sprache, this.#options.isSecure))
  }
}

function toReply(entry: PageEntry, head: RequestHead, label: 'hit' | 'miss' | 'stale'): Reply {
  const { status } = entry.answer
  if (status === 200 && head.ifNoneMatch !== '' && head.ifNoneMatch.includes(entry.etag))
    return { status: 304, headers: notModifiedHeaders(entry, label), body: '' }
  const { body, headers, hit } = variantFor(entry, chooseEncoding(head.acceptEncoding))
  return { status, headers: label === 'hit' ? hit : { ...headers, 'X-Cache': label }, body }
}

/** Number of an error of ours, as the application says it beside its page. */
function numberIn(headers: HeaderFields): { number: string | null } {
  return { number: fehlernummer.safeParse(headers['X-Error-Number']).data ?? null }
}

function answerReply(
  answer: PageAnswer,
  cookies: readonly string[],
  target: Target,
  security: SecurityHeaders,
): Reply {
  const { status, body, headers } = answer
  const isWordless = status >= 500 && !isDocument(answer)
  // Where not even the error page could be made, the number of the error stands alone.
  if (isWordless)
    return lastResort(status === 503 ? 503 : 500, target.path, security, {}, numberIn(headers))
  const usual = {
    ...(status === 503 ? { 'Retry-After': '10' } : {}),
    ...(status === 405 ? { Allow: 'GET, HEAD' } : {}),
    ...(cookies.length > 0 ? { 'Set-Cookie': cookies } : {}),
  }
  return { status, body, headers: { ...usual, ...headers, ...ownCaching } }
}

/**
 * True for a page that cannot be had and whose settings cannot either: it names no telephone. A form
 * that could not be worked on says so itself, and what was typed is in it.
 */
function leavesAlone(answer: PageAnswer): boolean {
  const { status, body } = answer
  const helps = body.includes('href="tel:') || body.includes('method="post"')
  return status === 503 && isDocument(answer) && !helps
}

function isDocument({ headers }: PageAnswer): boolean {
  return headerText(headers, 'Content-Type').startsWith('text/html')
}
