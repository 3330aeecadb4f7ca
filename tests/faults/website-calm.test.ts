import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  type ExampleContent,
  startExampleContent,
} from '../../apps/website/server/example-content.ts'
import { rawGet, sendRaw } from '../support/raw-http.ts'
import { type SlowCalls, startSlowCalls } from '../support/slow-calls.ts'
import { startTestWebsite, type TestWebsite, until } from '../support/website.ts'

// A slow or broken answer is no outage (decision 0046).

let api: ExampleContent
let calls: SlowCalls
let site: TestWebsite | null

beforeEach(async () => {
  api = await startExampleContent()
  calls = await startSlowCalls(api.url)
  site = null
})

afterEach(async () => {
  await site?.stop()
  await calls.close()
  await api.close()
})

async function start(more: Parameters<typeof startTestWebsite>[0] = {}): Promise<TestWebsite> {
  site = await startTestWebsite({ api, apiUrl: calls.url, ...more })
  return site
}

const statusOf = async (running: TestWebsite, path: string) =>
  (await fetch(running.url + path, { redirect: 'manual' })).status

const isList = (path: string) => /\/(veranstaltungen|aktuelles)\?/.test(path)
const isPage = (path: string) => path.includes('/seiten/')
const broken = { status: 500, body: { error: { code: 'internal', message: 'x' } } }

test('while warming gets nothing but time-outs, an unknown address is 404 and never 503', async () => {
  const running = await start({ keepsWarm: true })
  const isRoute = (path: string) => /\/(route|sitemap)/.test(path)
  calls.handle(({ path, lane }) => (lane === 'visitor' || isRoute(path) ? 0 : 3_500))
  const pages = Array.from({ length: 9 }, (_, at) => `seiten:${41 + at}`)
  api.publish(['seiten', ...pages, 'menu', 'einstellungen', 'hinweise'])
  const statuses: number[] = []
  const end = performance.now() + 9_000
  for (let round = 0; performance.now() < end; round += 1) {
    statuses.push(await statusOf(running, `/de/aemter-${round}.rss`))
    await sleep(150)
  }
  expect(new Set(statuses)).toEqual(new Set([404]))
})

test('a call that fails for one entry says nothing about the next, nor about another call', async () => {
  const running = await start()
  calls.handle(({ path }) => (path.includes('/seiten/41') ? broken : 0))
  for (let round = 0; round < 8; round += 1)
    expect(await statusOf(running, `/de/silberbad/?seite=${round + 1}`)).toBe(503)
  expect(await statusOf(running, '/de/leer/')).toBe(200)
  expect(await statusOf(running, '/de/nirgends/')).toBe(404)
})

test('a list whose call gives nothing but time-outs costs its part of the page and no other', async () => {
  const running = await start({
    visitorTimes: { page: 1_500, attempt: 300, jitter: 10, least: 100 },
  })
  calls.handle(({ path }) => (isList(path) ? 60_000 : 0))
  for (const seite of [1, 2, 3, 4, 5, 6]) {
    const page = await fetch(`${running.url}/de/veranstaltungen/?seite=${seite}`)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('Veranstaltungen | text |')
  }
  const before = calls.passed.filter(({ path }) => isList(path)).length
  expect(await statusOf(running, '/de/veranstaltungen/?seite=7')).toBe(200)
  expect(calls.passed.filter(({ path }) => isList(path))).toHaveLength(before)
  expect(await statusOf(running, '/de/nirgends/')).toBe(404)
  expect(await statusOf(running, '/de/silberbad/')).toBe(200)
})

test('a page whose every call is slow at once is one failure of each call and not five', async () => {
  const running = await start({
    visitorTimes: { page: 2_500, attempt: 500, jitter: 10, least: 100 },
  })
  calls.handle(({ path }) => (path.includes('/menu') ? 60_000 : 0))
  expect(await statusOf(running, '/de/silberbad/')).toBe(200)
  calls.handle(() => 0)
  const before = calls.passed.filter(({ path }) => path.includes('/menu')).length
  expect(await statusOf(running, '/de/leer/')).toBe(200)
  expect(calls.passed.filter(({ path }) => path.includes('/menu')).length).toBeGreaterThan(before)
})

test('a list that is slow once is asked again within the time of its page', async () => {
  const running = await start({
    visitorTimes: { page: 6_000, attempt: 300, jitter: 10, least: 100 },
  })
  let isSlow = true
  calls.handle(({ path }) => {
    if (!(isList(path) && isSlow)) return 0
    isSlow = false
    return 60_000
  })
  const page = await fetch(`${running.url}/de/veranstaltungen/`)
  expect(await page.text()).toContain('Veranstaltungen | veranstaltungen |')
})

test('a page takes as long as one budget allows, however many of its calls are slow', async () => {
  const running = await start({
    visitorTimes: { page: 1_500, attempt: 900, jitter: 10, least: 100 },
  })
  calls.handle(({ path }) => (path.includes('/route') ? 400 : 60_000))
  const started = performance.now()
  expect(await statusOf(running, '/de/silberbad/')).toBe(503)
  // The static page in its place is told of no settings: that is a budget of its own.
  expect(performance.now() - started).toBeLessThan(5_000)
})

test('two seconds are no failure', async () => {
  const running = await start()
  calls.handle(({ path }) => (isPage(path) ? 2_300 : 0))
  expect(await statusOf(running, '/de/silberbad/')).toBe(200)
})

test('visitors’ calls and those of warming name their lane, whatever a visitor sends', async () => {
  const running = await start()
  await fetch(`${running.url}/de/silberbad/`, { headers: { 'x-lane': 'background' } })
  const asked = calls.passed.filter(({ path }) => !path.includes('/aenderungen'))
  expect(new Set(asked.map(({ lane }) => lane))).toEqual(new Set(['visitor']))
  await running.stop()
  calls.passed.length = 0
  await start({ keepsWarm: true })
  expect(await until(() => calls.passed.some(({ path }) => path.includes('/seiten/49')))).toBe(true)
  const warmed = calls.passed.filter(({ path }) => !path.includes('/aenderungen'))
  expect(new Set(warmed.map(({ lane }) => lane))).toEqual(new Set(['background']))
})

test('a visitor does not wait for what warming has asked for', async () => {
  const running = await start({ keepsWarm: true })
  const of41 = () => calls.passed.filter(({ path }) => path.includes('/seiten/41?'))
  // What is read at the start has been read: from here on, warming asks for what has changed.
  await until(() => calls.passed.some(({ path }) => path.includes('/seiten/49')))
  calls.passed.length = 0
  calls.handle(({ path, lane }) => (lane === 'background' && isPage(path) ? 60_000 : 0))
  api.publish(['seiten', 'seiten:41'])
  expect(await until(() => of41().length > 0)).toBe(true)
  expect(await statusOf(running, '/de/silberbad/')).toBe(200)
  const lanes = of41()
  expect(lanes.map(({ lane }) => lane)).toEqual(['background', 'visitor'])
})

const headersNamed = (raw: string, name: string) =>
  raw.split('\r\n\r\n', 1)[0]?.match(new RegExp(`^${name}:.*$`, 'gim')) ?? []

test('a 503 says once when to ask again: pages, data, feeds, calls, files', async () => {
  const running = await start({
    wrap: (app) => ({
      ...app,
      feed: async () => ({ code: 'unavailable' }),
      render: async (request) => {
        const { facts } = await app.render(request)
        const headers = { 'Content-Type': 'text/html', 'Retry-After': '30' }
        const body = '<a href="tel:+497000">Rathaus</a>'
        return { facts, response: new Response(body, { status: 503, headers }) }
      },
    }),
  })
  calls.handle(() => ({ ...broken, status: 503, headers: { 'Retry-After': '2' } }))
  const paths = ['/de/x/', '/en/x/', '/de/aktuelles.rss', '/de/veranstaltungen.ics', '/sitemap.xml']
  for (const path of paths) {
    const { status, raw } = await sendRaw(running.port, rawGet(path))
    expect([path, status, headersNamed(raw, 'retry-after').length]).toEqual([path, 503, 1])
  }
  const form =
    'POST /api/anfragen/kontakt HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost:3000\r\nContent-Type: application/json\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}'
  const { status, raw } = await sendRaw(running.port, form)
  expect([status, headersNamed(raw, 'retry-after').length]).toEqual([503, 1])
})
