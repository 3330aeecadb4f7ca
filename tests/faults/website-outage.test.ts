import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { calls } from '@kurstadt/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  type ExampleContent,
  startExampleContent,
} from '../../apps/website/server/example-content.ts'
import { type ChaosProxy, startChaosProxy } from '../support/chaos-proxy.ts'
import { errorNumber } from '../support/stub-app.ts'
import { startTestWebsite, type TestWebsite, until } from '../support/website.ts'

let api: ExampleContent
let proxy: ChaosProxy
let snapshotDir: string
let site: TestWebsite

const start = (more: Parameters<typeof startTestWebsite>[0] = {}) =>
  startTestWebsite({ api, apiUrl: proxy.url, snapshotDir, ...more })

beforeEach(async () => {
  api = await startExampleContent()
  proxy = await startChaosProxy(api.url)
  snapshotDir = await mkdtemp(join(tmpdir(), 'kurstadt-snapshot-'))
  site = await start()
})

afterEach(async () => {
  await site.stop()
  await proxy.close()
  await api.close()
  await rm(snapshotDir, { recursive: true, force: true })
})

async function get(path: string) {
  const response = await fetch(site.url + path, { redirect: 'manual' })
  return {
    status: response.status,
    cache: response.headers.get('x-cache'),
    body: await response.text(),
    headers: response.headers,
  }
}

const filesIn = async (dir: string) =>
  (await readdir(dir, { recursive: true })).filter((name) => name.endsWith('.json'))

async function isSaved(call: string): Promise<boolean> {
  const names = await filesIn(snapshotDir)
  const texts = names.map((name) => readFile(join(snapshotDir, name), 'utf8').catch(() => ''))
  return (await Promise.all(texts)).some((text) => text.startsWith(`{"key":"/api/cms/${call}`))
}

test('while the API is down a visited page comes from memory, marked as stale (F04)', async () => {
  const fresh = await get('/de/silberbad/')
  proxy.setChaos({ kind: 'reset' })
  expect((await get('/de/silberbad/')).cache).toBe('hit')
  site.clock.advance(7 * 3_600_000)
  const stale = await get('/de/silberbad/')
  expect([stale.status, stale.cache, stale.body]).toEqual([200, 'stale', fresh.body])
  proxy.setChaos({ kind: 'none' })
  site.clock.advance(11_000)
  await get('/de/silberbad/')
  site.clock.advance(6_000)
  expect((await get('/de/silberbad/')).cache).not.toBe('stale')
})

test('with the API down every page of the sitemap answers 200, also after a restart and unvisited (F01, F04)', async () => {
  await site.stop()
  site = await start({ keepsWarm: true })
  const { body } = await get('/sitemap.xml')
  const paths = [...body.matchAll(/<loc>http:\/\/localhost:3000([^<]+)<\/loc>/g)].map(
    (match) => match[1] ?? '',
  )
  expect(paths.length).toBeGreaterThan(8)
  await until(() => api.asked.includes('seiten/49?sprache=de'))
  await until(async () => (await filesIn(snapshotDir)).length >= 2 * paths.length)
  await site.stop()
  proxy.setChaos({ kind: 'reset' })
  const started = performance.now()
  site = await start()
  for (const path of paths) {
    const page = await get(path)
    expect([path, page.status, page.cache]).toEqual([path, 200, 'stale'])
  }
  expect(performance.now() - started).toBeLessThan(3000)
  expect((await get('/sitemap.xml')).status).toBe(200)
  expect((await get('/healthz')).status).toBe(200)
})

test('a page that can be had from nowhere is a 503 with telephone numbers, never a 404 (F04)', async () => {
  await get('/de/silberbad/')
  proxy.setChaos({ kind: 'reset' })
  const page = await get('/en/events/')
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '10'])
  expect(page.body).toContain('href="tel:')
  expect(page.body).toContain(`Error number: <strong>${errorNumber}</strong>`)
  expect(page.headers.get('cache-control')).toContain('no-store')
  proxy.setChaos({ kind: 'none' })
  site.clock.advance(11_000)
  expect((await get('/en/events/')).status).toBe(404)
})

const harms = [
  { kind: 'latency', milliseconds: 10_000 },
  { kind: 'cut', afterBytes: 300 },
  { kind: 'garbage' },
  { kind: 'wrong-type' },
  { kind: 'blackhole' },
  { kind: 'reset' },
] as const

test.each(harms)(
  'a bad answer is a failure and is stored nowhere; the last good one is shown (F05): $kind',
  async (harm) => {
    const good = await get('/de/silberbad/')
    await until(async () => (await filesIn(snapshotDir)).length >= 8)
    proxy.setChaos(harm)
    site.clock.advance(7 * 3_600_000)
    const page = await get('/de/silberbad/')
    expect([page.status, page.cache, page.body]).toEqual([200, 'stale', good.body])
    expect(JSON.stringify([...site.content.answers.stored()])).not.toContain('KEINE-ANTWORT')
    proxy.setChaos({ kind: 'none' })
    site.clock.advance(11_000)
    expect(
      await until(async () => {
        site.clock.advance(6_000)
        return (await get('/de/silberbad/')).cache === 'hit'
      }),
    ).toBe(true)
  },
)

test('after five failures the API is left alone for ten seconds, then one call tries again (F05)', async () => {
  await get('/de/silberbad/')
  proxy.setChaos({ kind: 'reset' })
  site.clock.advance(7 * 3_600_000)
  await get('/de/silberbad/')
  expect(site.content.answers.isOutage()).toBe(true)
  const before = proxy.connections()
  for (let round = 0; round < 20; round += 1) await get(`/de/nirgends-${round}/`)
  expect(proxy.connections() - before).toBeLessThanOrEqual(3)
  site.clock.advance(10_001)
  proxy.setChaos({ kind: 'none' })
  expect((await get('/de/leer/')).status).toBe(200)
  expect(site.content.answers.isOutage()).toBe(false)
})

test('an answer that breaks the contract never replaces a good one (F05)', async () => {
  await get('/de/silberbad/')
  const page = api.answers.get('seiten/41?sprache=de')
  api.answers.set('seiten/41?sprache=de', { body: { title: 'KAPUTT' }, tags: ['seiten:41'] })
  api.publish(['seiten:41'])
  await until(() => site.content.ledger.now() > 1)
  const stale = await get('/de/silberbad/')
  expect([stale.status, stale.cache]).toEqual([200, 'stale'])
  expect(stale.body).not.toContain('KAPUTT')
  if (page) api.answers.set('seiten/41?sprache=de', page)
  site.clock.advance(5_001)
  expect((await get('/de/silberbad/')).cache).toBe('miss')
})

test('a broken snapshot file counts as absent (F09)', async () => {
  await get('/de/silberbad/')
  await until(async () => (await filesIn(snapshotDir)).length >= 8)
  for (const [index, name] of (await filesIn(snapshotDir)).entries())
    await writeFile(
      join(snapshotDir, name),
      index % 2 === 0 ? '{"key":"x' : '{"key":"x","tags":[],"savedAt":1,"body":{}}',
    )
  await site.stop()
  proxy.setChaos({ kind: 'reset' })
  site = await start()
  expect((await get('/de/silberbad/')).status).toBe(503)
})

test('a disk that cannot be written costs nothing but the snapshot (F08)', async () => {
  await site.stop()
  const file = join(snapshotDir, 'no-folder')
  await writeFile(file, '')
  site = await start({ snapshotDir: file })
  expect((await get('/de/silberbad/')).status).toBe(200)
  expect((await get('/de/silberbad/')).cache).toBe('hit')
})

test('a page that was taken back does not return from the snapshot (T24)', async () => {
  await site.stop()
  site = await start({ keepsWarm: true })
  expect(await until(() => isSaved('route?url=%2Fde%2Fleer%2F'))).toBe(true)
  const missing = {
    status: 404,
    body: { error: { code: 'not-found', message: 'x' } },
    tags: ['seiten'],
  }
  api.answers.set('route?url=/de/leer/', missing)
  api.answers.set('seiten/43?sprache=de', missing)
  const sitemap = calls.sitemap.answer.parse(api.answers.get('sitemap')?.body)
  const entries = sitemap.data.filter(({ href }) => href !== '/de/leer/')
  api.answers.set('sitemap', { body: { ...sitemap, data: entries }, tags: ['seiten'] })
  api.publish(['seiten', 'seiten:43'])
  const isGone = async () =>
    !((await isSaved('route?url=%2Fde%2Fleer%2F')) || (await isSaved('seiten/43?')))
  expect(await until(isGone)).toBe(true)
  await site.stop()
  proxy.setChaos({ kind: 'reset' })
  site = await start()
  expect((await get('/de/leer/')).status).toBe(503)
  expect((await get('/de/silberbad/')).status).toBe(200)
})
