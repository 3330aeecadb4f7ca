import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { refuseBody } from './body-limits.ts'
import type { ErrorNumbers } from './error-numbers.ts'
import { securityHeaders } from './security-headers.ts'
import { createSenderOf } from './sender.ts'
import { isSigned, sessionKeyOf, tokenOf } from './session-token.ts'
import { wrongAddressPage } from './wrong-address.ts'

/** What stands in front of Next: everything that is decided before it sees a request. */
export type FrontSettings = {
  /** Address of the back office and of the website, without slash at the end. */
  url: string
  website: string
  secret: string
  maxFileBytes: number
  /** Reverse proxies whose word about the sender is believed. */
  trustedProxies: readonly string[]
  isDraining: () => boolean
  errorNumbers: Pick<ErrorNumbers, 'answer'>
  report: (error: unknown) => void
}

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** Milliseconds to receive a request; a queued upload is not read, so its time runs on. */
const longestRequest = 180_000

/** And that of somebody who is not logged in. */
const longestOfStrangers = 10_000

/**
 * A connection that waits is kept longer than servers before us and browsers keep theirs: a call that
 * goes out while it is being shut is lost.
 */
const longestIdle = 65_000

const unsafe = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])
const methods = new Set(['GET', 'HEAD', 'OPTIONS', ...unsafe])

const isCall = ({ url = '' }: IncomingMessage) => url.startsWith('/api/')

/** Answers in JSON and hangs up: of a body that is still on its way nobody reads the rest. */
function refuse(response: ServerResponse, status: number, message: string): void {
  const body = JSON.stringify({ errors: [{ message }] })
  response.writeHead(status, { 'Content-Type': 'application/json', Connection: 'close' })
  response.end(body)
}

const wrongAddress = (url: string) =>
  `Diese Redaktion hat die Adresse ${url}. Unter einer anderen lässt sich nichts speichern.`

/**
 * Ends a stranger's request that does not come to its end in time. One that has come whole waits for
 * its answer: after a start Next reads its code first, and the request only then.
 */
function hurry(request: IncomingMessage): void {
  const timer = setTimeout(() => {
    if (!request.complete) request.socket.destroy()
  }, longestOfStrangers)
  const done = () => clearTimeout(timer)
  request.once('end', done)
  request.once('close', done)
}

function refuseHost(request: IncomingMessage, response: ServerResponse, url: string): boolean {
  if (request.headers.host === new URL(url).host) return false
  if (isCall(request) || unsafe.has(request.method ?? '')) refuse(response, 421, wrongAddress(url))
  else {
    response.writeHead(421, { 'Content-Type': 'text/html; charset=utf-8', Connection: 'close' })
    response.end(wrongAddressPage(url, request.url ?? '/'))
  }
  return true
}

/** Refuses what no browser sends: Next would answer it as if it were a look (T30). */
function refuseMethod({ method = '' }: IncomingMessage, response: ServerResponse): boolean {
  if (methods.has(method)) return false
  response.setHeader('Allow', [...methods].join(', '))
  refuse(response, 405, 'So lässt sich hier nichts abrufen.')
  return true
}

/**
 * The server of the back office: right address, headers, limits of body and time before anybody is
 * logged in, and answers in JSON to calls, whatever happens (findings S2, S3, S6; decision 0054).
 */
export function createFront(handle: Handler, settings: FrontSettings): Server {
  const headers = securityHeaders(settings)
  const key = sessionKeyOf(settings.secret)
  const senderOf = createSenderOf(settings.trustedProxies)

  function refuseUnread(request: IncomingMessage, response: ServerResponse): boolean {
    const token = tokenOf(request.headers)
    const isLoggedIn = token !== null && isSigned(token, key, Date.now())
    const refusal = refuseBody(request, { ...settings, isLoggedIn })
    if (refusal !== null) refuse(response, refusal.status, refusal.message)
    else if (!isLoggedIn) hurry(request)
    return refusal !== null
  }

  function failed(request: IncomingMessage, response: ServerResponse, error: unknown): void {
    settings.report(error)
    const words =
      'Der Server hat gerade eine Störung. Bitte versuchen Sie es in einer Minute wieder.'
    if (isCall(request) && !response.headersSent) refuse(response, 503, words)
    else response.destroy()
  }

  return createServer(
    {
      maxHeaderSize: 16_384,
      requestTimeout: longestRequest,
      headersTimeout: longestOfStrangers,
      keepAliveTimeout: longestIdle,
    },
    (request, response) => {
      response.setHeaders(headers)
      if (settings.isDraining()) response.setHeader('Connection', 'close')
      if (refuseHost(request, response, settings.url)) return
      if (refuseMethod(request, response) || refuseUnread(request, response)) return
      if (settings.errorNumbers.answer(request, response)) return
      request.headers['x-absender'] = senderOf(request)
      handle(request, response).catch((error: unknown) => failed(request, response, error))
    },
  )
}
