import { afterAll, beforeAll, expect, test } from 'vitest'
import { rawGet, sendRaw } from '../support/raw-http.ts'
import { startTestWebsite, type TestWebsite } from '../support/website.ts'

let site: TestWebsite
beforeAll(async () => {
  site = await startTestWebsite()
})
afterAll(() => site.stop())

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(site.url + path, { headers, redirect: 'manual' })

test('a page is rendered once and then comes from the store', async () => {
  const first = await get('/de/silberbad/')
  expect([first.status, first.headers.get('x-cache')]).toEqual([200, 'miss'])
  const second = await get('/de/silberbad/')
  expect([second.status, second.headers.get('x-cache')]).toEqual([200, 'hit'])
  expect(await second.text()).toBe(await first.text())
})

test('whoever asks for a page first gets it compressed, as everybody after', async () => {
  const asked = () =>
    sendRaw(site.port, rawGet('/de/veranstaltungen/', ['Host: localhost', 'Accept-Encoding: br']))
  const encodings = [await asked(), await asked()].map(({ headers }) => [
    headers.get('x-cache'),
    headers.get('content-encoding'),
  ])
  expect(encodings).toEqual([
    ['miss', 'br'],
    ['hit', 'br'],
  ])
})
