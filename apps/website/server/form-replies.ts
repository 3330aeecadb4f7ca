import type { IncomingMessage, ServerResponse } from 'node:http'
import { createSemaphore, createShares, QueueFullError, type Semaphore } from '../src/lib/index.ts'
import { keepingPace, type Pace, SlowBodyError } from './body-pace.ts'
import { callRefusal } from './call-refusal.ts'
import { type FormTarget, refuseForm } from './form-body.ts'
import { lastResort } from './last-resort.ts'
import { ownRequest } from './own-request.ts'
import type { PageReplies } from './page-replies.ts'
import { queueSeconds, type Share, ShareUsedUpError } from './read-shares.ts'
import { receiveForm, semaphoresFor } from './receive-form.ts'
import type { Reply } from './reply.ts'
import type { RequestHead } from './request-head.ts'
import type { SecurityHeaders } from './security-headers.ts'
import type { Target } from './target.ts'

/** What forms are answered with. */
export type FormRepliesOptions = {
  replies: PageReplies
  isAllowedHost: (host: string) => boolean
  security: SecurityHeaders
  baseUrl: string
  /** How fast the body of a form has to come. */
  pace: Pace
}

/** A form that comes, from whom, and where to. */
export type FormExchange = {
  request: IncomingMessage
  response: ServerResponse
  head: RequestHead
  sender: string
  target: Target
}

/**
 * Forms and logins have gates of their own, which reads never fill. A form that a script sends
 * renders nothing: it waits for the content API.
 */
const limits = {
  page: { concurrent: 8, waiting: 120 },
  call: { concurrent: 64, waiting: 1_000 },
  ofOneSender: { concurrent: 8, waiting: 40 },
}

/** Answers forms: of pages with the page, of scripts with JSON. */
export class FormReplies {
  readonly #options: FormRepliesOptions
  readonly #semaphores: Readonly<Record<FormTarget, Semaphore>> = {
    page: createSemaphore(limits.page),
    call: createSemaphore(limits.call),
    link: createSemaphore(limits.call),
  }
  readonly #shares = createShares(limits.ofOneSender)

  constructor(options: FormRepliesOptions) {
    this.#options = options
  }

  /** Forms that are worked on or wait for it. */
  load(): number {
    const { page, call, link } = this.#semaphores
    return page.load() + call.load() + link.load()
  }

  /** The answer to a form, or the refusal that its kind expects. */
  async reply(exchange: FormExchange, kind: FormTarget): Promise<Reply> {
    const { request, response, head, sender, target } = exchange
    const { isAllowedHost, pace, baseUrl, replies } = this.#options
    const status = refuseForm(head, isAllowedHost, kind)
    if (status !== null) return this.#refuse(status, target, kind)
    const semaphores = semaphoresFor(head, sender, kind)
    const receive = async () => {
      if (request.headers.expect !== undefined) response.writeContinue()
      return keepingPace(request, pace, () => receiveForm(request, head, kind))
    }
    try {
      const form = await semaphores.in.run(receive)
      if (form === null) return this.#refuse(413, target, kind)
      const own = ownRequest({ request, head, target, baseUrl, sender }, form)
      const room = this.#roomFor(sender, kind)
      return await semaphores.on.run(() => replies.form(own, target, head, { kind, room }))
    } catch (error) {
      if (error instanceof QueueFullError) return this.#refuse(503, target, kind)
      if (error instanceof SlowBodyError) return this.#refuse(408, target, kind)
      throw error
    }
  }

  /** A form that has come whole is worked on, whether or not anybody still waits for the answer. */
  #roomFor(sender: string, kind: FormTarget): Share {
    const { concurrent, waiting } = limits.ofOneSender
    return {
      run: (work) => {
        const isUsedUp = this.#shares.load(sender) >= concurrent + waiting
        if (isUsedUp) return Promise.reject(new ShareUsedUpError(queueSeconds))
        return this.#shares.run(sender, () => this.#semaphores[kind].run(work))
      },
    }
  }

  #refuse(status: 403 | 408 | 413 | 415 | 503, target: Target, kind: FormTarget): Reply {
    const { security } = this.#options
    return kind === 'page'
      ? lastResort(status, target.path, security)
      : callRefusal(status, security)
  }
}
