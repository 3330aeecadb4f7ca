import { createServer } from 'node:http'
import path from 'node:path'
import { adminEnv, envOrExit } from '@kurstadt/env'
import next from 'next'
import pino from 'pino'

/** Longest time that open requests get after the signal to stop (fault F22). */
const drainTime = 8_000

/** Time to receive a request: an upload that waits for its turn is not read meanwhile. */
const longestRequest = 180_000

/** On every answer, whatever Next makes of the request: nothing here is for search engines (T80). */
const headers = new Map([
  ['X-Robots-Tag', 'noindex, nofollow'],
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
  ['Referrer-Policy', 'same-origin'],
])

const env = envOrExit(adminEnv)
const log = pino({ level: env.LOG_LEVEL, base: { process: 'back-office' } })
const app = next({
  dev: false,
  dir: path.resolve(import.meta.dirname, '../..'),
  hostname: env.BACK_OFFICE_BIND,
  port: env.BACK_OFFICE_PORT,
})
await app.prepare()
const handle = app.getRequestHandler()
const server = createServer(
  { maxHeaderSize: 16_384, requestTimeout: longestRequest },
  (request, response) => {
    response.setHeaders(headers)
    handle(request, response).catch((error: unknown) => {
      log.error({ err: error }, 'a request failed')
      response.destroy()
    })
  },
)

function stop(signal: NodeJS.Signals): void {
  log.info({ signal }, 'stopping')
  setTimeout(() => process.exit(0), drainTime).unref()
  server.close(() => process.exit(0))
  server.closeIdleConnections()
}

process.once('SIGTERM', stop)
process.once('SIGINT', stop)
server.listen(env.BACK_OFFICE_PORT, env.BACK_OFFICE_BIND, () => {
  log.info({ url: env.BACK_OFFICE_URL }, 'back office is open')
})
