import { join } from 'node:path'
import { runAsProduction } from '@kurstadt/env'
import { joinMetrics, placeOf, startMetrics } from '@kurstadt/metrics'
import type { Logger } from 'pino'
import { type App, isApp } from './app-door.ts'
import { loadAssets } from './assets.ts'
import { warmArgument } from './cluster.ts'
import { createFront, type Front, securityFor } from './front.ts'
import { measuredOf } from './measured.ts'
import { reportErrors } from './report-errors.ts'
import type { WebsiteEnv } from './website-env.ts'

const build = join(import.meta.dirname, '../build')

/** Runs one server process: application from the build, files from the build, until it is told to stop. */
export async function runWorker(env: WebsiteEnv, log: Logger): Promise<void> {
  const isAlone = env.WEBSITE_WORKERS === 1
  const keepsWarm = isAlone || process.argv.includes(warmArgument)
  runAsProduction()
  // Node keeps the addresses of the last 250 calls for measuring them, and nothing here reads them:
  // among them is what people looked for behind a login.
  performance.setResourceTimingBufferSize(0)
  const app = await loadApp()
  const assets = await loadAssets(join(build, 'client'), securityFor(env, false))
  const reporting = reportErrors(env, log)
  const front = createFront({ env, app, assets, log, keepsWarm, takeError: reporting.add })
  const place = placeOf(env.WEBSITE_METRICS_PORT, env.METRICS_BIND)
  const warn = (error: unknown) => log.warn({ err: error }, 'measurements')
  const measure = isAlone ? startMetrics : joinMetrics
  measure(place, measuredOf(front.cache, app.content), warn)
  listen(front, env, log, reporting.stop)
}

/** Listens and stops on a signal: first no longer ready, then empty, then gone; `last` is waited for. */
export function listen(
  front: Front,
  env: WebsiteEnv,
  log: Logger,
  last: () => Promise<void> = () => Promise.resolve(),
): void {
  const { server } = front
  server.on('error', (error) => {
    log.fatal({ err: error }, 'the website cannot listen')
    process.exit(1)
  })
  server.listen({ port: env.WEBSITE_PORT, host: env.WEBSITE_BIND }, () => {
    log.info({ port: env.WEBSITE_PORT, url: env.WEBSITE_URL }, 'the website listens')
  })
  let isStopping = false
  const stop = () => {
    if (isStopping) return
    isStopping = true
    front
      .drain()
      .then(last)
      .then(
        () => process.exit(0),
        () => process.exit(1),
      )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

/** The application, which the build has put into one file: nothing of it is read later on (F18). */
async function loadApp(): Promise<App> {
  const built: unknown = await import(join(build, 'server/index.js'))
  if (typeof built === 'object' && built !== null && 'app' in built && isApp(built.app))
    return built.app
  throw new TypeError('the build of the website has no application: run `npm run build` again')
}
