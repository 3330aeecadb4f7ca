import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createLedger } from '../src/content/index.server.ts'
import { newRenderFacts } from '../src/content/index.ts'
import { createSemaphore } from '../src/lib/index.ts'
import { PageCache } from './page-cache.ts'
import { pageTimes } from './page-entry.ts'
import { Pages } from './pages.ts'
import type { Share } from './read-shares.ts'
import { createSecurityHeaders } from './security-headers.ts'

const everybody: Share = { run: (work) => work() }

/** A page with a title that changes, rendered as slowly as a test wants. */
function town() {
  const ledger = createLedger()
  const state = { now: 0, title: 'old', rendered: 0, done: Promise.resolve() }
  const render = async () => {
    state.rendered += 1
    const response = new Response(state.title, { headers: { 'Content-Type': 'text/html' } })
    const facts = { ...newRenderFacts('mark'), isCacheable: true, tags: new Set(['seiten']) }
    await state.done
    return { response, facts }
  }
  const pages = new Pages({
    app: { render },
    cache: new PageCache({ maxBytes: 1_000_000, ledger, now: () => state.now }),
    security: createSecurityHeaders({ isSecure: false, isDevelopment: false }),
    semaphore: createSemaphore({ concurrent: 8, waiting: 8 }),
    origin: 'http://localhost',
    log: pino({ level: 'silent' }),
  })
  async function ask() {
    const outcome = await pages.shared({ url: '/de/x/', isApp: false }, everybody)
    if (outcome.kind !== 'entry') throw new Error(outcome.kind)
    return [outcome.label, outcome.entry.answer.body.toString()]
  }
  function publish(title: string): void {
    state.title = title
    ledger.touch(['seiten'])
  }
  return { ask, publish, state }
}

test('who comes after a change gets no page whose rendering began before it', async () => {
  const { ask, publish, state } = town()
  expect(await ask()).toEqual(['miss', 'old'])
  state.now = pageTimes.fresh
  const { promise, resolve } = Promise.withResolvers<void>()
  state.done = promise
  expect(await ask()).toEqual(['stale', 'old'])
  await expect.poll(() => state.rendered).toBe(2)
  publish('new')
  const later = [ask(), ask()]
  resolve()
  expect(await Promise.all(later)).toEqual([
    ['miss', 'new'],
    ['miss', 'new'],
  ])
  expect(state.rendered).toBe(3)
})
