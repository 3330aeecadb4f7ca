import type { IncomingMessage, ServerResponse } from 'node:http'
import { describeError } from '@kurstadt/log'
import type { MediaStore } from '@kurstadt/media-store'
import type { Logger } from 'pino'
import { LeftQueueError } from '../src/lib/index.ts'
import type { App } from './app-door.ts'
import { type Assets, assetReply } from './assets.ts'
import { callRefusal } from './call-refusal.ts'
import { directoryRoute } from './directory-login.ts'
import { documentRoutes } from './documents.ts'
import { feedRoute } from './feeds.ts'
import type { FormTarget } from './form-body.ts'
import type { FormReplies } from './form-replies.ts'
import type { HeaderFields } from './headers.ts'
import { type LastResortStatus, lastResort, tooManyRequests } from './last-resort.ts'
import { madeFileRoutes } from './made-files.ts'
import { mediaRoute } from './media.ts'
import type { Middleware } from './middleware.ts'
import { openDataRoutes } from './open-data.ts'
import { callPath, foreignCalls, ownPages } from './own-pages.ts'
import { ownRequest } from './own-request.ts'
import type { PageReplies } from './page-replies.ts'
import { parkingRoute } from './parking.ts'
import { type ReadKind, type ReadShares, type Share, ShareUsedUpError } from './read-shares.ts'
import { type Reply, sendReply } from './reply.ts'
import { hasLogin, readHead } from './request-head.ts'
import { refusalOf } from './request-refusal.ts'
import {
  type Answer,
  type Asked,
  allowed,
  type Exchange,
  matches,
  type Route,
  reading,
  takes,
} from './route-table.ts'
import type { SecurityHeaders } from './security-headers.ts'
import type { SenderOf } from './sender.ts'
import type { SentPages } from './sent-pages.ts'
import { shownAheadRoute } from './shown-ahead-route.ts'
import { readTarget, type Target } from './target.ts'
import type { WebsiteEnv } from './website-env.ts'

/** What the handler works with. */
export type RequestHandlerOptions = Pick<App, 'catalogue' | 'content' | 'feed'> & {
  env: WebsiteEnv
  media: MediaStore
  assets: Assets
  ownFiles: readonly Route[]
  replies: PageReplies
  forms: FormReplies
  reads: ReadShares
  senderOf: SenderOf
  security: SecurityHeaders
  isAllowedHost: (host: string) => boolean
  log: Logger
  state: { isDraining: boolean }
  middleware: Middleware | null
  visits: SentPages | null
}

const galleryPath = /^\/_gallery\/?$/
const pagePath = /^\/(de|en)(\/|$)/

/** Takes every request: refuses what is malformed, and finds who answers the rest. */
export class RequestHandler {
  readonly #options: RequestHandlerOptions
  readonly table: readonly Route[]

  constructor(options: RequestHandlerOptions) {
    this.#options = options
    this.table = this.#routes()
  }

  handle(request: IncomingMessage, response: ServerResponse): void {
    const { state, replies, log } = this.#options
    const head = readHead(request.rawHeaders)
    if (!state.isDraining && replies.sendHit(request, response, head)) return
    const gone = new AbortController()
    // Whoever has their answer has not left.
    response.once('close', () => response.writableFinished || gone.abort())
    const exchange = { request, response, head, signal: gone.signal }
    this.#answer(exchange).catch((error: unknown) => {
      if (request.destroyed && !request.complete) return
      if (error instanceof LeftQueueError) return
      log.error({ err: error }, 'a request failed')
      const { fehlernummer: number } = describeError('website', error, 'a request failed')
      this.#send(exchange, lastResort(500, '/', this.#options.security, {}, { number }))
    })
  }

  async #answer(exchange: Exchange): Promise<void> {
    const { request, head } = exchange
    const { method = '' } = request
    if (!this.table.some((route) => takes(route, method)))
      return this.#refuse(exchange, 405, '/', { Allow: allowed(...this.table) })
    const status = refusalOf(request, head, this.#options.isAllowedHost)
    if (status !== null) return this.#refuse(exchange, status, '/')
    const url = request.url ?? ''
    const result = readTarget(url)
    if (result.kind === 'refused') return this.#refuse(exchange, result.status, url)
    if (result.kind === 'moved') return this.#redirect(exchange, 301, result.location)
    if (await this.#isTakenByMiddleware(exchange)) return
    return this.#answerTarget(exchange, result.target)
  }

  /** The first route that the address leads to decides about the method. */
  async #answerTarget(exchange: Exchange, target: Target): Promise<void> {
    const { method = '' } = exchange.request
    const shareOf = this.#shareOf(exchange)
    for (const { route, groups } of matches(this.table, target.path)) {
      if (!takes(route, method)) return this.#refuseMethod(exchange, target, route)
      const answer = await this.#orTooMany(target, async () =>
        route.answer({ ...exchange, target, groups, shareOf }),
      )
      if (answer === 'sent') return
      if (answer !== null) return this.#send(exchange, answer)
    }
    this.#refuse(exchange, 404, target.path)
  }

  /** An answer, or the refusal where the share of who asks for it is used up. */
  async #orTooMany({ path }: Target, answer: () => Promise<Answer>): Promise<Answer> {
    try {
      return await answer()
    } catch (error) {
      if (!(error instanceof ShareUsedUpError)) throw error
      return tooManyRequests(error.retryAfter, path, this.#options.security)
    }
  }

  #refuseMethod(exchange: Exchange, { path }: Target, route: Route): void {
    const { security } = this.#options
    const reply = route.refuse?.() ?? lastResort(405, path, security)
    this.#send(exchange, { ...reply, headers: { ...reply.headers, Allow: allowed(route) } })
  }

  /** Every address that we answer, the first one that fits before the others. */
  #routes(): readonly Route[] {
    const { env, feed, middleware, security, ownFiles, assets, media, log } = this.#options
    const methods = ['GET', 'HEAD', 'POST'] as const
    const own = (asked: Asked) => this.#pageReply(asked, true)
    const gallery: Route = { name: 'gallery', methods, pattern: galleryPath, answer: own }
    return [
      ...madeFileRoutes(this.#options),
      parkingRoute(this.#options),
      feedRoute({ feed, security, baseUrl: env.WEBSITE_URL }),
      ...openDataRoutes({ ...this.#options, baseUrl: env.WEBSITE_URL }),
      ...(env.WEBSITE_GALLERY || middleware !== null ? [gallery] : []),
      ...documentRoutes({ apiUrl: env.CONTENT_API_URL, security, log }),
      directoryRoute({ ...this.#options, baseUrl: env.WEBSITE_URL }),
      ...ownPages.map((page) => ({ ...page, methods, answer: own })),
      ...foreignCalls.map(
        (call): Route => ({
          ...call,
          methods: ['POST'],
          answer: (asked) => this.#formReply(asked, asked.target, 'link'),
          refuse: () => callRefusal(405, security),
        }),
      ),
      ...ownFiles,
      {
        name: 'page',
        methods,
        pattern: pagePath,
        answer: (asked) => this.#pageReply(asked, false),
      },
      {
        name: 'call',
        methods: ['POST'],
        pattern: callPath,
        answer: (asked) => this.#formReply(asked, asked.target, 'call'),
        refuse: () => callRefusal(405, security),
      },
      shownAheadRoute(this.#options),
      mediaRoute({ store: media, security, log }),
      {
        name: 'file of the build',
        methods: reading,
        pattern: /^\//,
        answer: ({ target, head }) => assetReply(assets, target.path, head),
      },
    ]
  }

  async #pageReply(asked: Asked, isOwn: boolean): Promise<Reply> {
    const { head, request, target, shareOf } = asked
    const { replies } = this.#options
    if (request.method === 'POST') return this.#formReply(asked, target, 'page')
    const share = shareOf(target.query.has('q') ? 'search' : 'page')
    if (isOwn || hasLogin(head))
      return replies.own(this.#ownRequest(asked, target), target, head, share)
    return replies.shared(target, asked, share)
  }

  #formReply(exchange: Exchange, target: Target, kind: FormTarget): Promise<Reply> {
    const sender = this.#senderOf(exchange)
    return this.#options.forms.reply({ ...exchange, sender, target }, kind)
  }

  #senderOf({ request, head }: Exchange): string {
    return this.#options.senderOf(request.socket.remoteAddress, head.forwardedFor)
  }

  /** What the sender of a request may still have made for them. */
  #shareOf(exchange: Exchange): (kind: ReadKind) => Share {
    const { head, request, signal } = exchange
    const { method } = request
    const { reads } = this.#options
    return (kind) => reads.of({ sender: this.#senderOf(exchange), kind, method, head, signal })
  }

  #ownRequest(exchange: Exchange, target: Target): Request {
    const baseUrl = this.#options.env.WEBSITE_URL
    return ownRequest({ ...exchange, target, baseUrl, sender: this.#senderOf(exchange) }, null)
  }

  #isTakenByMiddleware({ request, response }: Exchange): Promise<boolean> {
    const { middleware } = this.#options
    if (!middleware) return Promise.resolve(false)
    return new Promise((resolve, reject) => {
      response.once('close', () => resolve(true))
      middleware(request, response, (error) => {
        if (error instanceof Error) reject(error)
        else resolve(false)
      })
    })
  }

  #redirect(exchange: Exchange, status: 301, Location: string): void {
    const { plain } = this.#options.security
    const headers = { ...plain, Location, 'Cache-Control': 'no-store' }
    this.#send(exchange, { status, headers, body: '' })
  }

  #refuse(
    exchange: Exchange,
    status: LastResortStatus,
    path: string,
    extra: HeaderFields = {},
  ): void {
    this.#send(exchange, lastResort(status, path, this.#options.security, extra))
  }

  #send({ request, response, head }: Exchange, reply: Reply): void {
    const hasUnreadBody = head.hasBody && !request.readableEnded
    sendReply(request, response, reply, hasUnreadBody || this.#options.state.isDraining)
  }
}
