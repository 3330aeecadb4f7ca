import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Answers } from './answers.server.ts'
import { createLedger } from './ledger.server.ts'
import { Snapshot } from './snapshot.server.ts'
import { keepWarm } from './warm-up.server.ts'

const pages = Array.from({ length: 40 }, (_, place) => `/de/seite-${place}/`)
const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  })
const nothing = { error: { code: 'not-found', message: 'Nothing here.' } }
const away = { error: { code: 'unavailable', message: 'The database is away.' } }

let dir: string
let ending: AbortController

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'kurstadt-warm-up-'))
  ending = new AbortController()
})
afterEach(async () => {
  ending.abort()
  await rm(dir, { recursive: true, force: true })
})

/** How many pages are read before the content API refuses. */
const read = 12

/** A warm-up under way, whose clock and content API the test moves. */
function start(refusal: (() => Response) | null = null) {
  const asked: string[] = []
  const failures: unknown[] = []
  const broken: string[] = []
  const api = { time: 0, refusal, broken }
  const ledger = createLedger()
  const report = (topic: string, details: object) => failures.push([topic, details])
  const snapshot = new Snapshot({ dir, version: '1', report })
  const fetchApi: typeof fetch = async (input) => {
    const { pathname, searchParams } = new URL(new Request(input).url)
    const path = searchParams.get('url')
    if (path !== null) asked.push(path)
    if (asked.length > read && api.refusal) return api.refusal()
    if (path !== null && api.broken.includes(path)) return json(500, away)
    const data = pages.map((href) => ({ href, geaendert: '2026-11-20T08:00:00Z', alternates: {} }))
    if (pathname.endsWith('/sitemap'))
      return json(200, { data, anzahl: data.length, seite: 1, pro_seite: 1000, _meta: {} })
    return json(404, nothing)
  }
  const answers = new Answers({
    apiUrl: 'http://api.example',
    cacheBytes: 1e6,
    now: () => api.time,
    fetchApi,
    ledger,
    snapshot,
    report,
  })
  const times = { quiet: 1, busy: 1, retry: 1, retryAtMost: 4 }
  const options = { reading: { answers, report }, ledger, snapshot, isBusy: () => false, times }
  void keepWarm(options, ending.signal)
  return { asked, failures, api, answers }
}

const moment = () => new Promise((resolve) => setTimeout(resolve, 60))

test('every page of the sitemap is read once', async () => {
  const { asked } = start()
  await vi.waitFor(() => expect(asked).toHaveLength(pages.length))
  await moment()
  expect(asked.toSorted()).toEqual(pages.toSorted())
})

test('while the breaker is open it asks nothing; each trial is one call; then it goes on where it was', async () => {
  const { asked, api, answers, failures } = start(() => json(500, away))
  await vi.waitFor(() => expect(answers.isOutage()).toBe(true))
  await moment()
  const before = { asked: asked.length, failures: failures.length }
  await moment()
  expect({ asked: asked.length, failures: failures.length }).toEqual(before)
  for (const trial of [1, 2, 3]) {
    api.time += 10_000
    await vi.waitFor(() => expect(asked).toHaveLength(before.asked + trial))
    await moment()
    expect(asked).toHaveLength(before.asked + trial)
  }
  api.refusal = null
  api.time += 10_000
  await vi.waitFor(() => expect(new Set(asked).size).toBe(pages.length))
  await vi.waitFor(() => expect(answers.isOutage()).toBe(false))
  await moment()
  for (const path of asked.slice(0, read))
    expect(asked.filter((other) => other === path)).toEqual([path])
})

test('when the content API asks for a pause, it is left alone so long and no longer', async () => {
  const { asked, api, answers } = start(() => json(503, away, { 'Retry-After': '30' }))
  await vi.waitFor(() => expect(answers.isResting()).toBe(true))
  await moment()
  const before = asked.length
  expect(answers.isOutage()).toBe(false)
  api.refusal = null
  api.time += 29_000
  await moment()
  expect(asked).toHaveLength(before)
  api.time += 1_000
  await vi.waitFor(() => expect(new Set(asked).size).toBe(pages.length))
})

test('pages that the API can never give do not keep the others from being read', async () => {
  const { asked, api } = start()
  api.broken = pages.slice(read, read + 10)
  const allAsked = () => {
    api.time += 10_000
    expect(new Set(asked).size).toBe(pages.length)
  }
  await vi.waitFor(allAsked, 5_000)
})

test('it ends while it waits', async () => {
  const { asked, api, answers } = start(() => json(503, away, { 'Retry-After': '30' }))
  await vi.waitFor(() => expect(answers.isResting()).toBe(true))
  ending.abort()
  await moment()
  const before = asked.length
  api.time += 60_000
  await moment()
  expect(asked).toHaveLength(before)
})
