import type { IncomingMessage, ServerResponse } from 'node:http'
import { type HeaderFields, rawHeaders } from './headers.ts'

/** An answer that is ready to be sent. The headers of a stored page are shared by all its hits. */
export type Reply = { status: number; headers: HeaderFields; body: Buffer | string }

/** Answers that have no body, and so must not say how long it is (RFC 9110, 8.6). */
const bodiless = new Set([204, 304])

/** So long what is still coming is thrown away after an answer that ends the connection. */
const lingerMs = 1_000

/** Sends an answer; `isLast` closes the connection after it. */
export function sendReply(
  request: IncomingMessage,
  response: ServerResponse,
  reply: Reply,
  isLast: boolean,
): void {
  if (response.headersSent || response.destroyed) return
  const length: HeaderFields = bodiless.has(reply.status)
    ? {}
    : { 'Content-Length': String(Buffer.byteLength(reply.body)) }
  const ending: HeaderFields = isLast ? { Connection: 'close' } : {}
  const headers = { ...length, ...reply.headers, ...ending }
  response.writeHead(reply.status, rawHeaders(headers))
  const hasBody = request.method !== 'HEAD' && reply.body.length > 0
  if (request.complete || !isLast) response.end(hasBody ? reply.body : undefined)
  else endAfterRest(request, response, hasBody ? reply.body : '')
}

/**
 * Closing while the client still sends would reset the connection, and it might never read the
 * answer: the answer goes out whole, then the rest is thrown away for a moment.
 */
function endAfterRest(
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer | string,
): void {
  response.write(body === '' ? '' : body)
  const timer = setTimeout(() => response.end(), lingerMs)
  request.on('error', () => response.destroy())
  request.once('end', () => response.end())
  response.once('close', () => clearTimeout(timer))
  request.resume()
}
