import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { ErrorCode } from '@kurstadt/contract'
import type { Hono } from 'hono'
import { securityHeaders } from '../wire/answer.ts'
import type { Env } from '../wire/bindings.ts'
import { ApiError, bodyOf, statusOf } from '../wire/errors.ts'
import { checkRequest, HeadersTooLargeError, limits, timeouts } from './limits.ts'

const json = 'application/json; charset=utf-8'

function refuse(response: ServerResponse, status: number, code: ErrorCode): void {
  const body = JSON.stringify(bodyOf(code))
  // What else the connection may carry was never read; it ends here.
  response.writeHead(status, {
    ...securityHeaders,
    'Content-Type': json,
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    Connection: 'close',
    ...(status === 405 ? { Allow: 'GET, HEAD' } : {}),
  })
  response.end(body)
}

/** Refuses what is not even a request worth routing; true when it has answered. */
function hasRefused(request: IncomingMessage, response: ServerResponse): boolean {
  try {
    checkRequest(request)
    return false
  } catch (error) {
    if (error instanceof HeadersTooLargeError) refuse(response, 431, 'too-large')
    else if (error instanceof ApiError) refuse(response, statusOf[error.code], error.code)
    else throw error
    return true
  }
}

const parserAnswers: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** A request line that alone fills the buffer is a long address, not long headers. */
function isLongAddress(error: Error): boolean {
  if (!('rawPacket' in error && Buffer.isBuffer(error.rawPacket))) return false
  const end = error.rawPacket.indexOf('\r\n')
  return end === -1 || end > limits.headers / 2
}

function refuseUnparsed(error: Error, socket: Socket): void {
  if (!socket.writable) {
    socket.destroy()
    return
  }
  const code = 'code' in error ? String(error.code) : ''
  const isLong = code === 'HPE_HEADER_OVERFLOW' && isLongAddress(error)
  const status = isLong ? '414 URI Too Long' : (parserAnswers[code] ?? '400 Bad Request')
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
  // Time to read the answer; a peer that does not hang up by itself is hung up on.
  setTimeout(() => socket.destroy(), timeouts.farewell).unref()
}

/**
 * The HTTP server around the API: limits and time-outs first (faults F15, F16, reliability T30),
 * then routing. `isDraining` makes every answer the last of its connection.
 */
export function createApiServer(api: Hono<Env>, isDraining: () => boolean): Server {
  const listener = getRequestListener(api.fetch, { overrideGlobalObjects: false })
  const server = createServer(
    {
      maxHeaderSize: limits.headers,
      headersTimeout: timeouts.headers,
      requestTimeout: timeouts.request,
      connectionsCheckingInterval: timeouts.checkEvery,
      keepAliveTimeout: timeouts.keepAlive,
    },
    (request, response) => {
      if (isDraining()) response.setHeader('Connection', 'close')
      if (!hasRefused(request, response)) void listener(request, response)
    },
  )
  server.on('clientError', refuseUnparsed)
  return server
}
