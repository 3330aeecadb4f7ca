import { expect, test } from 'vitest'
import { mayBeKept, offlinePageFor, planFor } from './rules.ts'

const origin = 'https://stadt.example'

function plan(path: string, of: { method?: string; mode?: string; headers?: object } = {}) {
  const { method = 'GET', mode = 'cors', headers = {} } = of
  const url = new URL(path, origin).href
  return planFor({ method, mode, url, headers: new Headers({ ...headers }) }, origin)
}

test('files of a build are kept', () => {
  expect(plan('/assets/site-Bq3.js')).toBe('keep')
  expect(plan('/media/kurpark.avif')).toBe('nothing')
  expect(plan('/assets/../de/intranet/')).not.toBe('keep')
})

test('pages come from the network, with a page for the case that there is none', () => {
  for (const path of ['/', '/de/', '/en/events/?seite=2', '/de/intranet/'])
    expect(plan(path, { mode: 'navigate' })).toBe('page')
})

test('what is only fetched ahead may fail in silence', () => {
  expect(plan('/de/rathaus/', { headers: { purpose: 'prefetch' } })).toBe('nothing')
})

test('nothing that is posted, asked for in parts, or carries a login is touched', () => {
  expect(plan('/de/kontakt/', { mode: 'navigate', method: 'POST' })).toBe('nothing')
  expect(plan('/assets/a.js', { headers: { range: 'bytes=0-3' } })).toBe('nothing')
  expect(plan('/de/', { mode: 'navigate', headers: { authorization: 'x' } })).toBe('nothing')
})

test('other sites and other files are the browser’s', () => {
  expect(plan('https://karten.example/de/', { mode: 'navigate' })).toBe('nothing')
  for (const path of ['/sw.js', '/offline/de', '/sitemap.xml', '/_gallery', '/api/parkleitsystem'])
    expect(plan(path)).toBe('nothing')
})

test('nothing is kept that is private, partial, redirected or of another site', () => {
  const answer = (caching: string, of: object = {}) => ({
    status: 200,
    type: 'basic' as const,
    redirected: false,
    headers: new Headers({ 'cache-control': caching }),
    ...of,
  })
  const immutable = 'public, max-age=31536000, immutable'
  expect(mayBeKept(answer(immutable))).toBe(true)
  expect(mayBeKept(answer('public, no-cache'))).toBe(false)
  expect(mayBeKept(answer('private, immutable'))).toBe(false)
  expect(mayBeKept(answer('no-store, immutable'))).toBe(false)
  expect(mayBeKept(answer(immutable, { status: 206 }))).toBe(false)
  expect(mayBeKept(answer(immutable, { redirected: true }))).toBe(false)
  expect(mayBeKept(answer(immutable, { type: 'opaque' }))).toBe(false)
})

test('the prefix of the address decides about the language of the offline page', () => {
  expect(offlinePageFor(`${origin}/en/events/`)).toBe('/offline/en')
  expect(offlinePageFor(`${origin}/de/`)).toBe('/offline/de')
  expect(offlinePageFor(`${origin}/`)).toBe('/offline/de')
  expect(offlinePageFor(`${origin}/england/`)).toBe('/offline/de')
})
