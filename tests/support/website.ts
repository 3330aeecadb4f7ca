import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv, websiteEnv } from '@kurstadt/env'
import { pino } from 'pino'
import type { App } from '../../apps/website/server/app-door.ts'
import type { Assets } from '../../apps/website/server/assets.ts'
import type { Pace } from '../../apps/website/server/body-pace.ts'
import {
  type ExampleContent,
  startExampleContent,
} from '../../apps/website/server/example-content.ts'
import { createFront, type Front } from '../../apps/website/server/front.ts'
import type { WebsiteEnv } from '../../apps/website/server/website-env.ts'
import type { visitorTimes } from '../../apps/website/src/content/asking.server.ts'
import { feedTimes } from '../../apps/website/src/content/change-feed.server.ts'
import { Content } from '../../apps/website/src/content/content.server.ts'
import { createStubApp, type StubApp } from './stub-app.ts'

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

/** A running website on examples, for the tests of faults. */
export type TestWebsite = {
  url: string
  port: number
  front: Front
  app: StubApp
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
  feedTimes?: Partial<typeof feedTimes>
  pace?: Pace
  /** The day in Europe/Berlin. */
  today?: () => string
  warmUpTimes?: Partial<typeof quickWarmUp>
  visitorTimes?: typeof visitorTimes
}

/** A warm-up that rests for no time and notices everything at once. */
export const quickWarmUp = {
  quiet: 50,
  look: 20,
  retry: 200,
  retryAtMost: 200,
  sitemap: 1_000,
  lane: {
    timeout: 2_000,
    rest: 0,
    longestRest: 0,
    busy: 20,
    pause: 100,
    longestPause: 200,
    later: 50,
  },
  lease: { beat: 50, expiry: 500, settle: 20 },
}

/**
 * Waits until something is so; false when it was not within the time. Without a number it only ends
 * what would hang; whoever means a deadline names it.
 */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  milliseconds = 20_000,
): Promise<boolean> {
  const end = performance.now() + milliseconds
  while (performance.now() < end) {
    if (await isSo()) return true
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  return false
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
    feedTimes: { ...feedTimes, ...options.feedTimes },
    ...(options.today && { today: options.today }),
    dayTimes: { look: 20, lag: 200 },
    warmUpTimes: { ...quickWarmUp, ...options.warmUpTimes },
    ...(options.visitorTimes && { visitorTimes: options.visitorTimes }),
  })
  const app = createStubApp(content)
  const front = createFront({
    env,
    app: options.wrap?.(app) ?? app,
    assets: options.assets ?? new Map(),
    log,
    keepsWarm: options.keepsWarm ?? false,
    now: clock.now,
    ...(options.pace && { pace: options.pace }),
  })
  front.server.listen(0, '127.0.0.1')
  await once(front.server, 'listening')
  const address = front.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  async function stop(): Promise<void> {
    front.server.closeAllConnections()
    await front.drain()
    if (!options.api) await api.close()
    // A last answer may still be written while the folder is taken away.
    if (!options.snapshotDir)
      await rm(snapshotDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })
  }
  await until(() => content.ledger.now() > 0, 400)
  const url = `http://127.0.0.1:${port}`
  return { url, port, front, app, content, api, clock, snapshotDir, stop }
}
