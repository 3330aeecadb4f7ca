import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * An answer that is ready to be sent; `headers` are names and values in turn, as node wants them.
 * The lists of stored pages are shared by all their hits: never change one, make another.
 */
export type Reply = { status: number; headers: string[]; body: Buffer | string }

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
  const headers = [...reply.headers]
  if (!headers.includes('Content-Length') && reply.status !== 304)
    headers.push('Content-Length', String(Buffer.byteLength(reply.body)))
  if (isLast) headers.push('Connection', 'close')
  response.writeHead(reply.status, headers)
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
