import type { IncomingMessage, ServerResponse } from 'node:http'
import { type MediaStore, StoreError } from '@kurstadt/media-store'
import type { Logger } from 'pino'
import { GateFullError } from '../src/lib/index.ts'
import type { App } from './app-door.ts'
import { type Assets, assetReply } from './assets.ts'
import { keepingPace, type Pace, SlowBodyError } from './body-pace.ts'
import { callRefusal } from './call-refusal.ts'
import { feedReply, feedRequestOf } from './feeds.ts'
import { type FormTarget, refuseForm } from './form-body.ts'
import { type LastResortStatus, lastResort } from './last-resort.ts'
import { madeFileOf, madeFileReply } from './made-files.ts'
import { mediaFileOf, sendMedia } from './media.ts'
import type { Middleware } from './middleware.ts'
import type { OwnFiles } from './own-files.ts'
import { ownRequest } from './own-request.ts'
import type { PageReplies } from './page-replies.ts'
import { gatesFor, type ReceivedForm, receiveForm } from './receive-form.ts'
import { type Reply, sendReply } from './reply.ts'
import { hasLogin, type RequestHead, readHead } from './request-head.ts'
import type { SecurityHeaders } from './security-headers.ts'
import { isOtherData } from './shared-url.ts'
import { readTarget, type Target } from './target.ts'
import type { WebsiteEnv } from './website-env.ts'

/** What the handler works with. */
export type RequestHandlerOptions = {
  env: WebsiteEnv
  content: App['content']
  media: MediaStore
  feed: App['feed']
  assets: Assets
  ownFiles: OwnFiles
  replies: PageReplies
  security: SecurityHeaders
  isAllowedHost: (host: string) => boolean
  log: Logger
  state: { isDraining: boolean }
  /** How fast the body of a form has to come. */
  pace: Pace
  middleware: Middleware | null
}

type Exchange = { request: IncomingMessage; response: ServerResponse; head: RequestHead }

const longestCookie = 8192
const pagePath = /^\/(de|en)(\/|$|\.data$)/
/** A draft behind a signed link: rendered for its reader alone (T24). */
const previewPath = /^\/vorschau\/[\w.-]+$/
/** How a request stands, for its sender alone (T65). */
const statusPath = /^\/(de\/anfragestatus|en\/request-status)\//
/** Where scripts of our pages send forms to (spec 7); nobody looks at anything there. */
const callPath = /^\/api\/(anfragen\/[a-z-]{1,40}|fuehrungen\/anfrage|pauschalen\/anfrage)$/
const reading = ['Allow', 'GET, HEAD']

/** Takes every request: refuses what is malformed, and finds who answers the rest. */
export class RequestHandler {
  readonly #options: RequestHandlerOptions

  constructor(options: RequestHandlerOptions) {
    this.#options = options
  }

  handle(request: IncomingMessage, response: ServerResponse): void {
    const { state, replies, log } = this.#options
    const head = readHead(request.rawHeaders)
    if (!state.isDraining && replies.sendHit(request, response, head)) return
    const exchange = { request, response, head }
    this.#answer(exchange).catch((error: unknown) => {
      if (request.destroyed && !request.complete) return
      log.error({ err: error }, 'a request failed')
      this.#refuse(exchange, 500, '/')
    })
  }

  async #answer(exchange: Exchange): Promise<void> {
    const { request, head } = exchange
    const status = refusalOf(request, head, this.#options.isAllowedHost)
    if (status === 405) return this.#refuse(exchange, 405, '/', ['Allow', 'GET, HEAD, POST'])
    if (status !== null) return this.#refuse(exchange, status, '/')
    const url = request.url ?? ''
    const result = readTarget(url)
    if (result.kind === 'refused') return this.#refuse(exchange, result.status, url)
    if (result.kind === 'moved') return this.#redirect(exchange, 301, result.location)
    if (await this.#isTakenByMiddleware(exchange)) return
    return this.#answerTarget(exchange, result.target)
  }

  async #answerTarget(exchange: Exchange, target: Target): Promise<void> {
    const { request, head } = exchange
    const { env, middleware } = this.#options
    const hasGallery = env.WEBSITE_GALLERY || middleware !== null
    const made = await this.#madeReply(target, head)
    if (made !== null) {
      if (request.method === 'POST') return this.#refuse(exchange, 405, target.path, reading)
      return this.#send(exchange, made)
    }
    const isGallery = hasGallery && /^\/_gallery(\/|$|\.data$)/.test(target.path)
    const isOwn = isGallery || previewPath.test(target.path) || statusPath.test(target.path)
    if (isOwn || pagePath.test(target.path)) {
      const reply = await this.#pageReply(exchange, target, isOwn)
      this.#send(exchange, reply)
      return
    }
    if (callPath.test(target.path)) return this.#answerCall(exchange, target)
    if (request.method === 'POST') return this.#refuse(exchange, 405, target.path, reading)
    const reply =
      (await this.#options.ownFiles.reply(target, head)) ??
      assetReply(this.#options.assets, target.path, head)
    if (reply) return this.#send(exchange, reply)
    if (await this.#isMediaSent(exchange, target.path)) return
    this.#refuse(exchange, 404, target.path)
  }

  /** Calendars and feeds, which are made of content; null for any other address. */
  async #madeReply(target: Target, head: RequestHead): Promise<Reply | null> {
    const { env, feed, security } = this.#options
    const file = madeFileOf(target)
    if (file !== null) return madeFileReply(file, head, this.#options)
    const asked = feedRequestOf(target)
    return asked && feedReply(asked, head, { feed, security, baseUrl: env.WEBSITE_URL })
  }

  async #pageReply(exchange: Exchange, target: Target, isOwn: boolean): Promise<Reply> {
    const { head, request } = exchange
    const { replies } = this.#options
    if (request.method === 'POST') return this.#formReply(exchange, target, 'page')
    if (isOwn || hasLogin(head) || isOtherData(target))
      return replies.own(this.#ownRequest(exchange, target, null), target, head)
    return replies.shared(target, head)
  }

  async #answerCall(exchange: Exchange, target: Target): Promise<void> {
    const { security } = this.#options
    const isSent = exchange.request.method === 'POST'
    const reply = isSent
      ? await this.#formReply(exchange, target, 'call')
      : callRefusal(405, security)
    this.#send(exchange, reply)
  }

  async #formReply(exchange: Exchange, target: Target, kind: FormTarget): Promise<Reply> {
    const { head, request, response } = exchange
    const { isAllowedHost, security, pace } = this.#options
    const refuse = (status: 403 | 408 | 413 | 415 | 503) =>
      kind === 'call' ? callRefusal(status, security) : lastResort(status, target.path, security)
    const status = refuseForm(head, isAllowedHost, kind)
    if (status !== null) return refuse(status)
    const gates = gatesFor(request, head, kind)
    const receive = async () => {
      if (request.headers.expect !== undefined) response.writeContinue()
      return keepingPace(request, pace, () => receiveForm(request, head, kind))
    }
    try {
      const form = await gates.in.run(receive)
      if (form === null) return refuse(413)
      const own = this.#ownRequest(exchange, target, form)
      return await gates.on.run(() => this.#options.replies.own(own, target, head, kind))
    } catch (error) {
      if (error instanceof GateFullError) return refuse(503)
      if (error instanceof SlowBodyError) return refuse(408)
      throw error
    }
  }

  #ownRequest({ request, head }: Exchange, target: Target, form: ReceivedForm | null): Request {
    const baseUrl = this.#options.env.WEBSITE_URL
    return ownRequest({ request, head, target, baseUrl }, form)
  }

  async #isMediaSent(exchange: Exchange, path: string): Promise<boolean> {
    const file = mediaFileOf(path)
    const { media, security, log } = this.#options
    if (file === null) return false
    try {
      return await sendMedia(exchange.request, exchange.response, { store: media, file, security })
    } catch (error) {
      if (!(error instanceof StoreError)) throw error
      log.warn({ err: error }, 'the store of media failed')
      this.#refuse(exchange, 503, path)
      return true
    }
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

  #redirect(exchange: Exchange, status: 301, location: string): void {
    const headers = [
      ...this.#options.security.plain,
      'Location',
      location,
      'Cache-Control',
      'no-store',
    ]
    this.#send(exchange, { status, headers, body: '' })
  }

  #refuse(
    exchange: Exchange,
    status: LastResortStatus,
    path: string,
    extra: readonly string[] = [],
  ): void {
    this.#send(exchange, lastResort(status, path, this.#options.security, extra))
  }

  #send({ request, response, head }: Exchange, reply: Reply): void {
    const hasUnreadBody = head.hasBody && !request.readableEnded
    sendReply(request, response, reply, hasUnreadBody || this.#options.state.isDraining)
  }
}

/** Status that refuses a request by its method and headers alone, before its address is looked at. */
function refusalOf(
  { method = '' }: IncomingMessage,
  head: RequestHead,
  isAllowedHost: (host: string) => boolean,
): 400 | 405 | 421 | 431 | null {
  if (method !== 'GET' && method !== 'HEAD' && method !== 'POST') return 405
  if (head.isAmbiguous || head.host === '') return 400
  if (!isAllowedHost(head.host)) return 421
  if (head.cookie.length > longestCookie) return 431
  return head.hasBody && method !== 'POST' ? 400 : null
}
