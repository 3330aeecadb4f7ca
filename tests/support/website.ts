import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv, websiteEnv } from '@kurstadt/env'
import { pino } from 'pino'
import type { App } from '../../apps/website/server/app-door.ts'
import type { Assets } from '../../apps/website/server/assets.ts'
import {
  type ExampleContent,
  startExampleContent,
} from '../../apps/website/server/example-content.ts'
import { createFront, type Front, type WebsiteEnv } from '../../apps/website/server/front.ts'
import { Content } from '../../apps/website/src/content/content.server.ts'
import { ContentError, newRenderFacts } from '../../apps/website/src/content/index.ts'

/** A clock that only moves when a test says so. */
export type Clock = { now: () => number; advance: (milliseconds: number) => void }

/** Makes such a clock. */
export function createClock(): Clock {
  let time = 1_000_000
  return {
    now: () => time,
    advance(milliseconds) {
      time += milliseconds
    },
  }
}

const statuses = { 'not-found': 404, unavailable: 503, 'bad-request': 400 }

/**
 * An application that renders what the content client gives it as plain text in HTML, with the
 * facts the real one reports; it counts its renderings.
 */
export function createStubApp(content: Content): App & { rendered: string[] } {
  const rendered: string[] = []
  return {
    content,
    rendered,
    async render(request) {
      rendered.push(request.url)
      const mark = 'stub-mark'
      const facts = newRenderFacts(mark)
      const { pathname, searchParams } = new URL(request.url)
      const html = (status: number, text: string) =>
        new Response(
          `<!doctype html><html><body><h1>${text}</h1><script nonce="${mark}">window.ok=1</script></body></html>`,
          { status, headers: { 'Content-Type': 'text/html' } },
        )
      const path = pathname.replace(/(?<=\/)_\.data$|\.data$/, '')
      if (request.method === 'POST') return { facts, response: html(200, await request.text()) }
      try {
        const result = await content.loadPage({ path, query: searchParams })
        if (result.kind === 'gone') return { facts, response: html(410, 'gone') }
        if (result.kind === 'redirect') {
          const { status, location } = result
          return { facts, response: new Response(null, { status, headers: { location } }) }
        }
        for (const tag of result.tags) facts.tags.add(tag)
        Object.assign(facts, { isStale: result.stale, isCacheable: true })
        const app = request.headers.get('cookie') === 'isApp=1' ? ' (app)' : ''
        const blocks = result.page.blocks.map(({ template }) => template).join(' ')
        const events = JSON.stringify(result.page.blocks).match(/"titel":"([^"]+)"/)?.[1] ?? ''
        return {
          facts,
          response: html(200, `${result.page.seite.title}${app} | ${blocks} | ${events}`),
        }
      } catch (error) {
        if (!(error instanceof ContentError)) throw error
        for (const tag of error.tags) facts.tags.add(tag)
        facts.isCacheable = error.code === 'not-found' && error.tags.length > 0
        return { facts, response: html(statuses[error.code], error.code) }
      }
    },
  }
}

/** A running website on examples, for the tests of faults. */
export type TestWebsite = {
  url: string
  port: number
  front: Front
  app: ReturnType<typeof createStubApp>
  content: Content
  api: ExampleContent
  clock: Clock
  snapshotDir: string
  stop: () => Promise<void>
}

/** What a test may want otherwise. */
export type TestWebsiteOptions = {
  env?: Partial<Record<keyof WebsiteEnv, string>>
  api?: ExampleContent
  apiUrl?: string
  snapshotDir?: string
  keepsWarm?: boolean
  assets?: Assets
  wrap?: (app: App) => App
}

/** Starts the real front before the stub application, in this process. */
export async function startTestWebsite(options: TestWebsiteOptions = {}): Promise<TestWebsite> {
  const api = options.api ?? (await startExampleContent())
  const snapshotDir = options.snapshotDir ?? (await mkdtemp(join(tmpdir(), 'kurstadt-snapshot-')))
  const clock = createClock()
  const apiUrl = options.apiUrl ?? api.url
  const env = parseEnv(websiteEnv, { LOG_LEVEL: 'silent', CONTENT_API_URL: apiUrl, ...options.env })
  const log = pino({ level: 'silent' })
  const content = new Content({
    apiUrl,
    snapshotDir,
    cacheBytes: 32_000_000,
    log,
    now: clock.now,
    warmUpTimes: { quiet: 50, busy: 20, retry: 200 },
  })
  const app = createStubApp(content)
  const front = createFront({
    env,
    app: options.wrap?.(app) ?? app,
    assets: options.assets ?? new Map(),
    log,
    keepsWarm: options.keepsWarm ?? false,
    now: clock.now,
  })
  front.server.listen(0, '127.0.0.1')
  await once(front.server, 'listening')
  const address = front.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  async function stop(): Promise<void> {
    front.server.closeAllConnections()
    await front.drain()
    if (!options.api) await api.close()
    if (!options.snapshotDir) await rm(snapshotDir, { recursive: true, force: true })
  }
  const url = `http://127.0.0.1:${port}`
  return { url, port, front, app, content, api, clock, snapshotDir, stop }
}
