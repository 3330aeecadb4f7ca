import type { Server } from 'node:http'
import { sendingPace } from '@kurstadt/contract/forms'
import { diskStore, openMediaStore, publicPlace } from '@kurstadt/media-store'
import type { Logger } from 'pino'
import { createSemaphore } from '../src/lib/index.ts'
import type { App } from './app-door.ts'
import type { Assets } from './assets.ts'
import type { Pace } from './body-pace.ts'
import { type BrowserErrorsOptions, browserErrorRoute } from './browser-errors.ts'
import { drainServer } from './drain.ts'
import { FormReplies } from './form-replies.ts'
import { createHostList } from './host-list.ts'
import { createHttpServer } from './http-server.ts'
import { mapRoute } from './map-files.ts'
import type { Middleware } from './middleware.ts'
import { ownFileRoutes } from './own-files.ts'
import { PageCache } from './page-cache.ts'
import { PageReplies } from './page-replies.ts'
import { Pages } from './pages.ts'
import { ReadShares } from './read-shares.ts'
import { RequestHandler } from './request-handler.ts'
import type { Asked, Route } from './route-table.ts'
import { createSecurityHeaders, type SecurityHeaders } from './security-headers.ts'
import { createSenderOf, type SenderOf } from './sender.ts'
import { countVisits } from './visits.ts'
import type { WebsiteEnv } from './website-env.ts'

/** What the front stands on; application, files and clock are passed in. */
export type FrontOptions = {
  env: WebsiteEnv
  app: App
  assets: Assets
  log: Logger
  /** True for the one process of a node that keeps the snapshot full. */
  keepsWarm: boolean
  /** Monotonic milliseconds. */
  now?: () => number
  middleware?: Middleware
  /** How fast the body of a form has to come. */
  pace?: Pace
  /** Takes errors of browsers; without it they are thrown away. */
  takeError?: BrowserErrorsOptions['take']
}

/** The website's server. */
export type Front = {
  server: Server
  cache: PageCache
  /** Every address that it answers. */
  routes: readonly Route[]
  /** Stops taking requests, answers those that came, resolves when the last has gone (F22). */
  drain: () => Promise<void>
}

const renderLimits = { concurrent: 8, waiting: 120 }

/** Security headers for an environment. */
export function securityFor(env: WebsiteEnv, isDevelopment: boolean): SecurityHeaders {
  return createSecurityHeaders({ isSecure: isSecureSite(env), isDevelopment })
}

/** Makes the front; it does not listen yet. */
export function createFront(options: FrontOptions): Front {
  const { env, app, assets, log, middleware = null, now = () => performance.now() } = options
  const { pace = sendingPace, takeError: take = () => undefined } = options
  const { content, appFiles, entryAddress, visitingCard } = app
  const state = { isDraining: false }
  const isSecure = isSecureSite(env)
  const security = securityFor(env, middleware !== null)
  const isAllowedHost = createHostList(env)
  const semaphore = createSemaphore(renderLimits)
  const maxBytes = env.PAGE_CACHE_MB * 1_000_000
  const cache = new PageCache({ maxBytes, ledger: content.ledger, now })
  const pages = new Pages({ app, cache, security, semaphore, origin: env.WEBSITE_URL, log })
  const senderOf = senderOfFor(env, log)
  const isBusy = () => semaphore.load() + forms.load() > 0
  const { visits, stopDelivery } = countVisits({ env, cache, senderOf, isAllowedHost, log, isBusy })
  const replies = new PageReplies({ pages, content, security, isSecure, isAllowedHost, visits })
  const { WEBSITE_SERVICE_WORKER: hasWorker, WEBSITE_URL: baseUrl } = env
  const securityContact = env.SECURITY_CONTACT
  const made = { securityContact, content, pages, appFiles, entryAddress, visitingCard }
  const map = env.MAP_DIR === undefined ? null : diskStore(env.MAP_DIR)
  const senderAt = ({ request, head }: Asked) =>
    senderOf(request.socket.remoteAddress, head.forwardedFor)
  const ownFiles = [
    browserErrorRoute({ take, senderOf: senderAt, isAllowedHost, security, pace }),
    ...ownFileRoutes({ ...made, security, hasWorker, baseUrl, isReady: () => !state.isDraining }),
    mapRoute({ store: map, security, log }),
  ]
  const media = openMediaStore(env, publicPlace(env))
  const forms = new FormReplies({ replies, isAllowedHost, security, baseUrl, pace })
  const reads = new ReadShares({ points: env.WEBSITE_READ_POINTS, workers: env.WEBSITE_WORKERS })
  const whoAsks = { senderOf, reads, isAllowedHost }
  const shared = { ...app, env, media, assets, ownFiles, replies, forms, security }
  const handler = new RequestHandler({ ...shared, ...whoAsks, log, state, middleware, visits })
  const server = createHttpServer((...exchange) => handler.handle(...exchange), security)
  const stop = content.start({ keepsWarm: options.keepsWarm, isBusy })
  async function drain(): Promise<void> {
    state.isDraining = true
    await drainServer(server)
    stop()
    await stopDelivery()
  }
  return { server, cache, routes: handler.table, drain }
}

/** A proxy that nobody has named makes everybody behind it one sender: that is said once. */
function senderOfFor(env: WebsiteEnv, log: Logger): SenderOf {
  let isKnown = false
  return createSenderOf(env.WEBSITE_TRUSTED_PROXIES, (proxy) => {
    if (isKnown) return
    isKnown = true
    log.warn({ proxy }, 'X-Forwarded-For is ignored: name this proxy in WEBSITE_TRUSTED_PROXIES')
  })
}

function isSecureSite(env: WebsiteEnv): boolean {
  return env.WEBSITE_URL.startsWith('https:')
}
