import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  type ExampleContent,
  startExampleContent,
} from '../../apps/website/server/example-content.ts'
import { type ChaosProxy, startChaosProxy } from '../support/chaos-proxy.ts'
import { bodyOf } from '../support/example-body.ts'
import { slowdown } from '../support/processor-time.ts'
import { startTestWebsite, type TestWebsite, until } from '../support/website.ts'

let api: ExampleContent
let proxy: ChaosProxy
let sites: TestWebsite[]

const feedTimes = { shortestPause: 20, longestPause: 100, silence: 400, poll: 150, lag: 50 }

beforeEach(async () => {
  api = await startExampleContent()
  proxy = await startChaosProxy(api.url)
  sites = await Promise.all(
    [1, 2, 3].map(() => startTestWebsite({ api, apiUrl: proxy.url, feedTimes })),
  )
})

afterEach(async () => {
  for (const site of sites) await site.stop()
  await proxy.close()
  await api.close()
})

function rename(title: string): void {
  const body = { ...bodyOf(api, 'seiten/41?sprache=de'), title }
  api.answers.set('seiten/41?sprache=de', { body, tags: ['seiten:41'] })
}

const show = (site: TestWebsite) =>
  fetch(`${site.url}/de/silberbad/`).then((response) => response.text())

async function allShow(title: string, milliseconds = 3000): Promise<boolean> {
  return until(
    async () => (await Promise.all(sites.map(show))).every((body) => body.includes(title)),
    milliseconds,
  )
}

test('what is published is served by every node within a second', async () => {
  await allShow('Silberbad')
  for (let round = 0; round < 20; round += 1) {
    const title = `Silberbad ${round}`
    rename(title)
    const second = 1_000 * slowdown()
    const since = performance.now()
    api.publish(['seiten', 'seiten:41'])
    expect(await allShow(title, second)).toBe(true)
    expect(performance.now() - since).toBeLessThan(second)
  }
})

test('a change that happens while the feed is cut is not lost (F19)', async () => {
  await allShow('Silberbad')
  for (let round = 0; round < 10; round += 1) {
    const title = `Nach dem Schnitt ${round}`
    api.cutFeed()
    rename(title)
    api.publish(['seiten:41'])
    expect(await allShow(title)).toBe(true)
  }
})

test('a change that the feed never tells is found by the counter (F19)', async () => {
  await allShow('Silberbad')
  rename('Vom Zähler gefunden')
  api.publishSilently(['seiten:41'])
  expect(await allShow('Vom Zähler gefunden')).toBe(true)
})

test('other pages stay in the store when one is changed', async () => {
  const [site] = sites
  if (!site) throw new Error('no site')
  const cacheOf = async (path: string) => (await fetch(site.url + path)).headers.get('x-cache')
  await cacheOf('/de/silberbad/')
  await cacheOf('/de/behoerdenlotse/buergerbuero-id_1/')
  const before = site.content.ledger.now()
  api.publish(['veranstaltungen', 'veranstaltungen:99'])
  await until(() => site.content.ledger.now() > before)
  expect(await cacheOf('/de/silberbad/')).toBe('hit')
  expect(await cacheOf('/de/behoerdenlotse/buergerbuero-id_1/')).toBe('hit')
})

test('a connection that says nothing any more is given up and made anew', async () => {
  await allShow('Silberbad')
  const before = proxy.connections()
  await until(() => proxy.connections() > before + 3, 2000)
  expect(proxy.connections()).toBeGreaterThan(before)
  rename('Nach der Stille')
  api.publish(['seiten:41'])
  expect(await allShow('Nach der Stille')).toBe(true)
})

test('a database that starts to count anew makes everything count as changed', async () => {
  await allShow('Silberbad')
  api.publish(['seiten:1'])
  api.publish(['seiten:2'])
  await until(() => sites.every((site) => site.content.ledger.now() > 2))
  rename('Aus der Sicherung')
  api.restartFeed()
  expect(await allShow('Aus der Sicherung')).toBe(true)
})
