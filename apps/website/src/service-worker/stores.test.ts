import { expect, test } from 'vitest'
import {
  fileFor,
  fillStore,
  offlinePage,
  refreshOfflinePage,
  removeOldStores,
  type Stores,
} from './stores.ts'

const site = 'https://stadt.example'
const start = Date.parse('2026-11-21T09:00:00Z')

/** A cache in memory, as far as the worker uses one. */
function memoryCache(isFull = false) {
  const kept = new Map<string, Response>()
  const urlOf = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : request, site).href
  return {
    kept,
    match: async (request: RequestInfo | URL) => kept.get(urlOf(request))?.clone(),
    put: async (request: RequestInfo | URL, answer: Response) => {
      if (isFull) throw new Error('QuotaExceededError')
      kept.set(urlOf(request), answer)
    },
    keys: async () => [...kept.keys()].map((url) => new Request(url)),
    delete: async (request: RequestInfo | URL) => kept.delete(urlOf(request)),
    add: async () => undefined,
    addAll: async () => undefined,
    matchAll: async () => [],
  }
}

/** Answers have the type of a real one from this site, which a made `Response` has not. */
function answer(body: string, status: number, headers: Record<string, string>): Response {
  const made = new Response(body, { status, headers })
  const typed = (of: Response): Response =>
    Object.defineProperties(of, {
      type: { value: 'basic' },
      clone: { value: () => typed(new Response(body, { status, headers })) },
    })
  return typed(made)
}

function setUp(options: { isFull?: boolean } = {}) {
  const caches = new Map([['kurstadt-new', memoryCache(options.isFull)]])
  const asked: string[] = []
  const network = { isUp: true, status: 200, body: 'first' }
  let time = start
  const stores: Stores = {
    version: 'new',
    now: () => time,
    caches: {
      open: async (name) => {
        const cache = caches.get(name) ?? memoryCache()
        caches.set(name, cache)
        return cache
      },
      keys: async () => [...caches.keys()],
      delete: async (name) => caches.delete(name),
    },
    fetch: async (request) => {
      const url = new URL(request instanceof Request ? request.url : request, site).pathname
      asked.push(url)
      if (!network.isUp) throw new TypeError('Failed to fetch')
      const caching = url.startsWith('/assets/') ? 'public, immutable' : 'public, max-age=300'
      const date = new Date(time).toUTCString()
      return answer(network.body, network.status, { 'cache-control': caching, date })
    },
  }
  const later = (milliseconds: number) => {
    time += milliseconds
  }
  return { stores, caches, asked, network, later }
}

const script = (name: string) => new Request(`${site}/assets/${name}.js`)

test('a file of the build is fetched once', async () => {
  const { stores, asked } = setUp()
  expect(await (await fileFor(script('a'), stores)).text()).toBe('first')
  expect(await (await fileFor(script('a'), stores)).text()).toBe('first')
  expect(asked).toEqual(['/assets/a.js'])
})

test('what went wrong is not kept', async () => {
  const { stores, network, asked } = setUp()
  network.status = 404
  await fileFor(script('a'), stores)
  await fileFor(script('a'), stores)
  expect(asked).toHaveLength(2)
})

test('a full disk keeps nobody from the page', async () => {
  const { stores } = setUp({ isFull: true })
  expect((await fileFor(script('a'), stores)).status).toBe(200)
})

test('the number of kept files is bounded, and the offline pages stay', async () => {
  const { stores, caches } = setUp()
  await fillStore(stores)
  for (let count = 0; count < 150; count += 1) await fileFor(script(`f${count}`), stores)
  const kept = [...(caches.get('kurstadt-new')?.kept.keys() ?? [])]
  expect(kept).toHaveLength(122)
  expect(kept).not.toContain(`${site}/assets/f0.js`)
  expect(await offlinePage('/offline/en', stores)).not.toBeNull()
})

test('a worker without its offline pages is not installed', async () => {
  const { stores, network } = setUp()
  network.status = 503
  await expect(fillStore(stores)).rejects.toThrow('answered 503')
})

test('old versions are removed, stores of others are not', async () => {
  const { stores, caches } = setUp()
  caches.set('kurstadt-old', memoryCache())
  caches.set('of-somebody-else', memoryCache())
  await removeOldStores(stores)
  expect([...caches.keys()]).toEqual(['kurstadt-new', 'of-somebody-else'])
})

test('the offline page is refreshed when it is older than an hour', async () => {
  const { stores, network, later } = setUp()
  await fillStore(stores)
  network.body = 'second'
  later(3_599_000)
  await refreshOfflinePage('/offline/de', stores)
  expect(await (await offlinePage('/offline/de', stores))?.text()).toBe('first')
  later(1_000)
  await refreshOfflinePage('/offline/de', stores)
  expect(await (await offlinePage('/offline/de', stores))?.text()).toBe('second')
})

test('an offline page that cannot be refreshed stays', async () => {
  const { stores, network, later } = setUp()
  await fillStore(stores)
  later(7_200_000)
  network.status = 503
  await refreshOfflinePage('/offline/de', stores)
  network.isUp = false
  await refreshOfflinePage('/offline/de', stores)
  expect(await (await offlinePage('/offline/de', stores))?.text()).toBe('first')
})
