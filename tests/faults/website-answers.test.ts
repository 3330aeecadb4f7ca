import { afterAll, beforeAll, expect, test } from 'vitest'
import { rawGet, sendRaw } from '../support/raw-http.ts'
import { startTestWebsite, type TestWebsite } from '../support/website.ts'

let site: TestWebsite

/** A page that cannot be had and still names a telephone, as the application answers it (spec 8). */
const away = () =>
  new Response('<!doctype html><html><body><a href="tel:+497084">Rathaus</a></body></html>', {
    status: 503,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Retry-After': '30' },
  })

beforeAll(async () => {
  site = await startTestWebsite({
    wrap: (app) => ({
      ...app,
      async render(request) {
        const rendered = await app.render(request)
        return request.url.endsWith('/de/gestoert/') ? { ...rendered, response: away() } : rendered
      },
    }),
  })
  site.api.answers.set('route?url=/de/suche', {
    body: { redirect: { status: 301, location: '/de/suche/' } },
    tags: ['seiten'],
  })
})
afterAll(() => site.stop())

const get = (path: string, ...headers: string[]) =>
  sendRaw(site.port, rawGet(path, ['Host: localhost', ...headers]))

/** Values of a header as they stand on the wire, one for each line. */
const linesOf = (raw: string, name: string) =>
  [...raw.matchAll(new RegExp(`^${name}: (.*)\r$`, 'gim'))].map(([, value]) => value)

test('a page that cannot be had says once when to come again, and the application knows best (F04)', async () => {
  const answer = await get('/de/gestoert/')
  expect(answer.status).toBe(503)
  expect(linesOf(answer.raw, 'retry-after')).toEqual(['30'])
})

test('no answer names a header twice', async () => {
  for (const path of ['/de/gestoert/', '/de/silberbad/', '/de/fehlt/', '/', '/de/suche', '/x']) {
    const [head = ''] = (await get(path)).raw.split('\r\n\r\n')
    const names = head
      .split('\r\n')
      .slice(1)
      .map((line) => line.slice(0, line.indexOf(':')).toLowerCase())
    expect([path, names.length]).toEqual([path, new Set(names).size])
  }
})

test('W8: a chosen language is remembered as well when the page has not changed (spec 4)', async () => {
  const { headers } = await get('/en/')
  const chosen = await get(
    '/en/',
    `If-None-Match: ${headers.get('etag')}`,
    'Sec-Fetch-Site: same-origin',
    'Cookie: i18n_redirected=de',
  )
  expect(chosen.status).toBe(304)
  expect(chosen.headers.get('set-cookie')).toMatch(/^i18n_redirected=en; /)
  expect(chosen.headers.get('cache-control')).toBe('private, no-cache')
})

test('a page that has not changed remembers nothing for those who chose no language', async () => {
  const { headers } = await get('/en/')
  const again = await get('/en/', `If-None-Match: ${headers.get('etag')}`, 'Sec-Fetch-Site: none')
  expect(again.status).toBe(304)
  expect(again.headers.has('set-cookie')).toBe(false)
})

test('L5: the redirect to the address with a slash keeps the query (spec 2.2)', async () => {
  const moved = await get('/de/suche?q=bad&seite=2')
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/de/suche/?q=bad&seite=2'])
  const letters = await get('/de/suche?q=B%C3%A4der+%26+Kur')
  expect(letters.headers.get('location')).toBe('/de/suche/?q=B%C3%A4der+%26+Kur')
  expect((await get('/de/suche')).headers.get('location')).toBe('/de/suche/')
})

test('a page that has moved elsewhere takes no query along', async () => {
  const moved = await get('/de/veraltet/?q=bad')
  expect(moved.status).toBe(301)
  expect(moved.headers.get('location')).not.toContain('q=bad')
})

const methods: [string, string, string][] = [
  ['POST', '/robots.txt', 'GET, HEAD'],
  ['POST', '/de/veranstaltungen.ics', 'GET, HEAD'],
  ['POST', '/de/aktuelles.rss', 'GET, HEAD'],
  ['POST', '/media/bild-1a2b.webp', 'GET, HEAD'],
  ['POST', '/gibt-es-nicht', 'GET, HEAD'],
  ['GET', '/api/anfragen/kontakt', 'POST'],
  ['PUT', '/de/', 'GET, HEAD, POST'],
]

test.each(methods)(
  '%s %s is refused with what the address takes (T25)',
  async (method, path, allow) => {
    const lines = [`${method} ${path} HTTP/1.1`, 'Host: localhost', 'Connection: close', '', '']
    const answer = await sendRaw(site.port, lines.join('\r\n'))
    expect([answer.status, linesOf(answer.raw, 'allow')]).toEqual([405, [allow]])
  },
)
