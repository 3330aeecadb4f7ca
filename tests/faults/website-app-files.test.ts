import { afterAll, beforeAll, expect, test } from 'vitest'
import { rawGet, sendRaw } from '../support/raw-http.ts'
import { startTestWebsite, type TestWebsite } from '../support/website.ts'

let site: TestWebsite
let off: TestWebsite
beforeAll(async () => {
  site = await startTestWebsite()
  off = await startTestWebsite({ env: { WEBSITE_SERVICE_WORKER: 'false' } })
})
afterAll(async () => {
  await site.stop()
  await off.stop()
})

const get = (path: string, ...headers: string[]) =>
  sendRaw(site.port, rawGet(path, ['Host: localhost', ...headers]))

test('manifest and offline page are made of the settings of the configured town', async () => {
  const manifest = await get('/manifest.webmanifest')
  expect(manifest.headers.get('content-type')).toContain('application/manifest+json')
  expect(JSON.parse(manifest.body)).toEqual({ name: 'Bad Silberbronn' })
  const offline = await get('/offline/de')
  expect([offline.status, offline.headers.get('x-robots-tag')]).toEqual([200, 'noindex'])
  expect(offline.headers.get('content-security-policy')).toContain("default-src 'none'")
})

test('an offline page without telephone numbers takes no place of one that has them', async () => {
  const key = [...site.api.answers.keys()].find((name) => name.includes('einstellungen?sprache=en'))
  site.api.answers.set(key ?? '', { status: 500, body: {}, tags: [] })
  expect((await get('/offline/en')).status).toBe(503)
})

test('the kill switch gives browsers a worker that removes itself (T85)', async () => {
  const answer = await sendRaw(off.port, rawGet('/sw.js', ['Host: localhost']))
  expect(answer.headers.get('cache-control')).toBe('no-cache')
  expect(answer.body).toContain('registration.unregister()')
  expect(answer.body).toContain('caches.delete')
})

test('a page fetched ahead may be used for two minutes, any other is checked on every visit', async () => {
  const page = '/de/silberbad/'
  for (const round of ['miss', 'hit']) {
    const ahead = await get(page, 'Sec-Purpose: prefetch')
    expect(ahead.headers.get('cache-control'), round).toBe('private, max-age=120')
    expect(ahead.headers.get('set-cookie')).toBeUndefined()
  }
  expect((await get(page)).headers.get('cache-control')).toBe('public, no-cache')
})

test('what cannot be had is nothing when it is fetched ahead', async () => {
  const page = '/de/gibt-es-nicht/'
  for (const round of ['miss', 'hit']) {
    const ahead = await get(page, 'Sec-Purpose: prefetch')
    expect([ahead.status, ahead.body], round).toEqual([204, ''])
    expect(ahead.headers.get('cache-control')).toBe('no-store')
  }
  expect((await get(page)).status).toBe(404)
})

test('a page behind a login is never kept, also not when it is fetched ahead (T20)', async () => {
  const answer = await get('/de/silberbad/', 'Sec-Purpose: prefetch', 'Cookie: intranetauth=1')
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
})

test('a start from the home screen is remembered behind a login too (T22)', async () => {
  const own = await get('/de/silberbad/?homescreen', 'Cookie: intranetauth=1')
  expect(own.headers.get('cache-control')).toBe('private, no-store')
  expect(own.headers.get('set-cookie')).toMatch(/^isApp=1; Path=\/; Max-Age=31536000; SameSite=Lax/)
})
