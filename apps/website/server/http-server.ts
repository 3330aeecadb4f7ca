import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { longestSending } from '@kurstadt/contract/forms'
import type { HeaderFields } from './headers.ts'
import { type LastResortStatus, rawRefusal } from './last-resort.ts'
import type { SecurityHeaders } from './security-headers.ts'

/**
 * Limits of connections; times in milliseconds (reliability F15, F16). `request` is the longest that
 * anything may take to come: how fast a form has to come, its pace says.
 */
export const httpLimits = {
  headers: 10_000,
  request: longestSending,
  check: 5_000,
  keepAlive: 5_000,
  idleSocket: 60_000,
  headerBytes: 16_384,
  sockets: 4_000,
}

/**
 * Makes the HTTP server with its limits; what node cannot parse gets a page as well. A missing Host
 * is refused by us and not by node, whose answer would have neither words nor headers.
 */
export function createHttpServer(
  handle: (request: IncomingMessage, response: ServerResponse) => void,
  security: SecurityHeaders,
): Server {
  const server = createServer({
    headersTimeout: httpLimits.headers,
    requestTimeout: httpLimits.request,
    connectionsCheckingInterval: httpLimits.check,
    keepAliveTimeout: httpLimits.keepAlive,
    maxHeaderSize: httpLimits.headerBytes,
    requireHostHeader: false,
    joinDuplicateHeaders: false,
    insecureHTTPParser: false,
    noDelay: true,
  })
  server.maxConnections = httpLimits.sockets
  server.setTimeout(httpLimits.idleSocket)
  server.on('request', handle)
  server.on('checkContinue', handle)
  server.on('connect', (_request, socket) => refuse(socket, 405, security, { Allow: 'GET, HEAD' }))
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    refuse(socket, statusOf(error), security)
  })
  return server
}

function statusOf(error: NodeJS.ErrnoException): LastResortStatus {
  if (error.code === 'HPE_HEADER_OVERFLOW') return 431
  return error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400
}

function refuse(
  socket: Duplex,
  status: LastResortStatus,
  security: SecurityHeaders,
  extra: HeaderFields = {},
): void {
  if (!socket.writable) {
    socket.destroy()
    return
  }
  socket.end(rawRefusal(status, security, extra))
}
