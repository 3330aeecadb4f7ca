import { setTimeout as sleep } from 'node:timers/promises'
import { errorBody } from '@kurstadt/contract'
import { expect, test } from 'vitest'
import {
  type ApiProcess,
  cmsEnvironment,
  openPayload,
  startApi,
  waitFor,
} from '../contract/content-api.ts'
import { followFeed } from '../contract/feed-reader.ts'
import { fillSmallTown } from '../contract/small-town.ts'
import { query, startPostgres } from '../support/postgres.ts'

const route = '/api/cms/route?url=/de/veranstaltungen/'

async function startOnOwnCluster() {
  const cluster = await startPostgres()
  const environment = cmsEnvironment(cluster.url)
  const payload = await openPayload(environment)
  await fillSmallTown(payload)
  return { cluster, environment }
}

type Balancer = { isOut: boolean; statuses: number[] }

/** Asks on and on, as a balancer does that takes a server out once it says that it is not ready. */
async function askUntilOut(api: ApiProcess, balancer: Balancer): Promise<void> {
  while (!balancer.isOut) balancer.statuses.push((await api.get(route)).status)
}

const { cluster, environment } = await startOnOwnCluster()

test('F01: the API starts while the database is away and answers once it is there', async () => {
  await cluster.pause()
  const api = await startApi(environment, { isReady: false })
  expect((await api.get('/healthz')).status).toBe(200)
  expect((await api.get('/readyz')).status).toBe(503)
  const statuses = await Promise.all(
    Array.from({ length: 50 }, async () => {
      const response = await api.get(route)
      return [
        response.status,
        response.headers.get('retry-after'),
        errorBody.parse(await response.json()).error.code,
      ]
    }),
  )
  for (const status of statuses) expect(status).toStrictEqual([503, '2', 'unavailable'])
  expect(api.log.filter((line) => line.includes('the database is away'))).toHaveLength(1)
  await cluster.resume()
  const before = performance.now()
  await waitFor(async () => (await api.get(route)).status === 200)
  expect(performance.now() - before).toBeLessThan(5_000)
  expect((await api.get('/readyz')).status).toBe(200)
  api.signal('SIGTERM')
  expect(await api.exited).toBe(0)
})

test('F02: a database that dies in flight costs 503s and no restart, again and again', async () => {
  const api = await startApi(environment)
  const seen = new Set<number>()
  for (let round = 0; round < 4; round += 1) {
    let isOver = false
    const load = Array.from({ length: 8 }, async () => {
      while (!isOver) seen.add((await api.get(route)).status)
    })
    await sleep(200)
    await cluster.pause('immediate')
    await sleep(200)
    await cluster.resume()
    const before = performance.now()
    await waitFor(async () => (await api.get('/readyz')).status === 200)
    await waitFor(async () => (await api.get('/api/cms/veranstaltungen')).status === 200)
    expect(performance.now() - before).toBeLessThan(5_000)
    isOver = true
    await Promise.all(load)
  }
  expect(seen).toStrictEqual(new Set([200, 503]))
  api.signal('SIGTERM')
  expect(await api.exited).toBe(0)
})

test('F02: the change feed survives a crash of the database and loses nothing', async () => {
  const api = await startApi(environment)
  const feed = await followFeed(api.url)
  await feed.next()
  for (const tag of ['seiten:1', 'seiten:2']) {
    await cluster.pause('immediate')
    await sleep(300)
    await cluster.resume()
    await query(cluster.url, `insert into content_changes (tags) values (array['${tag}'])`)
    let change = await feed.next(12_000)
    // The API says by itself, once after its start, that the stock is to be read anew.
    if (change.data.tags?.includes('shop_bestand')) change = await feed.next(12_000)
    expect(change).toMatchObject({ event: 'change', data: { tags: [tag] } })
  }
  feed.close()
  api.signal('SIGTERM')
  await api.exited
})

test('F03: a locked table costs its readers a 503 in time and the others nothing', async () => {
  const api = await startApi(environment)
  const isLocked = query(
    cluster.url,
    'begin; lock table veranstaltungen in access exclusive mode; select pg_sleep(4); commit',
  )
  await sleep(300)
  const before = performance.now()
  const [blocked, free] = await Promise.all([api.get('/api/cms/veranstaltungen'), api.get(route)])
  expect([blocked.status, free.status]).toStrictEqual([503, 200])
  expect(performance.now() - before).toBeLessThan(3_500)
  await isLocked
  expect((await api.get('/api/cms/veranstaltungen')).status).toBe(200)
  api.signal('SIGTERM')
  await api.exited
})

test('F22: SIGTERM under load drops no request and ends within ten seconds', async () => {
  const api = await startApi(environment)
  const feed = await followFeed(api.url)
  const balancer: Balancer = { isOut: false, statuses: [] }
  const clients = Array.from({ length: 16 }, () => askUntilOut(api, balancer))
  await waitFor(async () => balancer.statuses.length > 50)
  const before = performance.now()
  api.signal('SIGTERM')
  await waitFor(async () => (await api.get('/readyz')).status === 503)
  balancer.isOut = true
  await Promise.all(clients)
  expect(new Set(balancer.statuses)).toStrictEqual(new Set([200]))
  expect(await api.exited).toBe(0)
  expect(performance.now() - before).toBeLessThan(10_000)
  feed.close()
})
