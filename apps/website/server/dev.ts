import { once } from 'node:events'
import { join } from 'node:path'
import { envOrExit, websiteEnv } from '@kurstadt/env'
import { pino } from 'pino'
import { createServer as createVite } from 'vite'
import { type App, isApp } from './app-door.ts'
import { startExampleContent } from './example-content.ts'
import { createFront } from './front.ts'
import { listen } from './worker.ts'

/**
 * `npm run dev` and `npm run dev:website`: the same front before Vite instead of before a build.
 * With `--examples` the contract's examples are served where CONTENT_API_URL points to, so that
 * neither CMS nor database is needed.
 */
async function runDevelopment(): Promise<void> {
  const env = envOrExit(websiteEnv)
  if (process.argv.includes('--examples'))
    await startExampleContent(Number(new URL(env.CONTENT_API_URL).port))
  const log = pino({ level: env.LOG_LEVEL, name: 'website' })
  const vite = await createVite({
    root: join(import.meta.dirname, '..'),
    appType: 'custom',
    server: { middlewareMode: true },
  })
  const load = async (): Promise<App> => {
    const loaded = await vite.ssrLoadModule('/server/app.ts')
    if (!isApp(loaded.app)) throw new TypeError('server/app.ts exports no application')
    return loaded.app
  }
  const app = await reloading(load)
  const front = createFront({
    env,
    app,
    assets: new Map(),
    log,
    keepsWarm: false,
    middleware: vite.middlewares,
  })
  listen(front, env, log)
  await once(front.server, 'close')
  await vite.close()
}

/** The application as it is now: every request gets the newest code, and nothing is stored. */
async function reloading(load: () => Promise<App>): Promise<App> {
  const { content, appFiles } = await load()
  return {
    appFiles,
    content: {
      ledger: content.ledger,
      openBreakers: () => content.openBreakers(),
      start: (options) => content.start(options),
      loadShell: async (of) => (await load()).content.loadShell(of),
      findFile: async (asked) => (await load()).content.findFile(asked),
      loadParking: async () => (await load()).content.loadParking(),
      loadSitemap: async (seite) => (await load()).content.loadSitemap(seite),
      queryNames: async (path) => (await load()).content.queryNames(path),
      knownQueryNames: () => null,
    },
    feed: async (...of) => (await load()).feed(...of),
    catalogue: async (baseUrl) => (await load()).catalogue(baseUrl),
    entryAddress: async (of) => (await load()).entryAddress(of),
    visitingCard: async (...of) => (await load()).visitingCard(...of),
    async render(request) {
      const rendered = await (await load()).render(request)
      return { ...rendered, facts: { ...rendered.facts, isCacheable: false } }
    },
  }
}

await runDevelopment()
