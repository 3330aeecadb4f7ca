import type { Server } from 'node:http'
import { sendingPace } from '@kurstadt/contract/forms'
import { openMediaStore, publicPlace } from '@kurstadt/media-store'
import type { Logger } from 'pino'
import { createGate } from '../src/lib/index.ts'
import type { App } from './app-door.ts'
import type { Assets } from './assets.ts'
import type { Pace } from './body-pace.ts'
import { drainServer } from './drain.ts'
import { createHostList } from './host-list.ts'
import { createHttpServer } from './http-server.ts'
import type { Middleware } from './middleware.ts'
import { OwnFiles } from './own-files.ts'
import { PageCache } from './page-cache.ts'
import { PageReplies } from './page-replies.ts'
import { Pages } from './pages.ts'
import { RequestHandler } from './request-handler.ts'
import { createSecurityHeaders, type SecurityHeaders } from './security-headers.ts'
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
}

/** The website's server. */
export type Front = {
  server: Server
  cache: PageCache
  /** Stops taking requests, answers those that came, resolves when the last has gone (F22). */
  drain: () => Promise<void>
}

const renderLimits = { concurrent: 8, waiting: 120 }
/** Forms that scripts send render nothing: they wait for the content API, and no page for them. */
const callLimits = { concurrent: 64, waiting: 1_000 }

/** Security headers for an environment. */
export function securityFor(env: WebsiteEnv, isDevelopment: boolean): SecurityHeaders {
  return createSecurityHeaders({ isSecure: isSecureSite(env), isDevelopment })
}

/** Makes the front; it does not listen yet. */
export function createFront(options: FrontOptions): Front {
  const { env, app, assets, log, middleware = null, now = () => performance.now() } = options
  const { pace = sendingPace } = options
  const { content, appFiles, feed, visitingCard } = app
  const state = { isDraining: false }
  const isSecure = isSecureSite(env)
  const security = securityFor(env, middleware !== null)
  const isAllowedHost = createHostList(env)
  const gate = createGate(renderLimits)
  const callGate = createGate(callLimits)
  const cache = new PageCache({
    maxBytes: env.PAGE_CACHE_MB * 1_000_000,
    ledger: content.ledger,
    now,
  })
  const pages = new Pages({ app, cache, security, gate, callGate, origin: env.WEBSITE_URL, log })
  const replies = new PageReplies({ pages, content, security, isSecure, isAllowedHost })
  const isReady = () => !state.isDraining
  const ownFiles = new OwnFiles({
    content,
    pages,
    appFiles,
    visitingCard,
    security,
    hasWorker: env.WEBSITE_SERVICE_WORKER,
    baseUrl: env.WEBSITE_URL,
    isSecure,
    isReady,
  })
  const media = openMediaStore(env, publicPlace(env))
  const shared = { env, content, feed, media, assets, ownFiles, replies, security, isAllowedHost }
  const handler = new RequestHandler({ ...shared, log, state, middleware, pace })
  const server = createHttpServer(
    (request, response) => handler.handle(request, response),
    security,
  )
  const stop = content.start({ keepsWarm: options.keepsWarm, isBusy: () => gate.load() > 0 })
  async function drain(): Promise<void> {
    state.isDraining = true
    await drainServer(server)
    stop()
  }
  return { server, cache, drain }
}

function isSecureSite(env: WebsiteEnv): boolean {
  return env.WEBSITE_URL.startsWith('https:')
}
