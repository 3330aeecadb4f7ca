import { errorBody } from '@kurstadt/contract'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { rawGet, sendRaw } from '../support/raw-http.ts'
import { type RunningTown, startTown } from './running-town.ts'

let running: RunningTown

beforeAll(async () => {
  running = await startTown()
})

async function statusOf(target: string, headers?: readonly string[]): Promise<number> {
  return (await sendRaw(running.api.port, rawGet(target, headers))).status
}

test('T80, T81, T82: nothing of Payload’s own doors is there', async () => {
  const doors = [
    '/',
    '/admin',
    '/admin/login',
    '/api',
    '/api/seiten',
    '/api/seiten?where[titel][like]=a',
    '/api/benutzer',
    '/api/benutzer/me',
    '/api/benutzer/login',
    '/api/benutzer/first-register',
    '/api/users',
    '/api/users/first-register',
    '/api/graphql',
    '/api/graphql-playground',
    '/api/access',
    '/api/globals/einstellungen',
    '/api/payload-preferences',
    '/api/payload-jobs/run',
    '/api/payload-migrations',
    '/api/medien/file/x.png',
    '/_next/image',
    '/metrics',
    '/openapi.json',
    '/.git/config',
    '/.env',
    '/api/cms',
    '/api/cms/',
    '/api/cms/benutzer',
    '/api/cms/benutzer/1',
    '/api/cms/payload-kv',
    '/api/cms/seiten/1/',
    '/api/cms/seiten/0',
    '/api/cms/seiten/-1',
    '/api/cms/seiten/1.5',
    '/api/cms/seiten/99999999999999999999',
    '/api/cms/seiten/{id}',
    '/api/cms/../admin',
    '/api/cms//route?url=/de/',
    '/api/cms/route/?url=/de/',
    '/api/cms/__proto__',
    '/api/cms/constructor',
  ]
  for (const door of doors) expect([door, await statusOf(door)]).toStrictEqual([door, 404])
})

test('only GET and HEAD are answered', async () => {
  const { api } = running
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']) {
    const response = await fetch(`${api.url}/api/cms/veranstaltungen`, { method })
    expect([method, response.status]).toStrictEqual([method, 405])
    expect(response.headers.get('allow')).toBe('GET, HEAD')
    errorBody.parse(await response.json())
  }
  const trace = await sendRaw(api.port, 'TRACE / HTTP/1.1\r\nHost: x\r\n\r\n')
  expect(trace.status).toBe(405)
  const head = await fetch(`${api.url}/api/cms/veranstaltungen`, { method: 'HEAD' })
  expect([head.status, await head.text()]).toStrictEqual([200, ''])
})

test('a body is refused without being read', async () => {
  const { port } = running.api
  const withBody = (lines: string) =>
    sendRaw(port, `GET /api/cms/sitemap HTTP/1.1\r\nHost: x\r\n${lines}`)
  expect((await withBody('Content-Length: 100000000\r\n\r\n')).status).toBe(413)
  expect((await withBody('Transfer-Encoding: chunked\r\n\r\n')).status).toBe(413)
  expect((await withBody('Content-Type: text/xml\r\nContent-Length: 5\r\n\r\n<a/>')).status).toBe(
    415,
  )
})

test('what is too long is refused early', async () => {
  const long = (length: number) => 'a'.repeat(length)
  expect(await statusOf(`/api/cms/veranstaltungen?x=${long(2_000)}`)).toBe(200)
  expect(await statusOf(`/api/cms/veranstaltungen?x=${long(2_100)}`)).toBe(414)
  expect(await statusOf(`/api/cms/route?url=${long(7_000)}`)).toBe(414)
  expect(await statusOf(`/${long(600)}`)).toBe(414)
  expect(await statusOf(`/api/cms/route?url=${long(100_000)}`)).toBe(414)
  expect(await statusOf('/api/cms/sitemap', ['Host: x', `Cookie: a=${long(8_200)}`])).toBe(431)
  expect(await statusOf('/api/cms/sitemap', ['Host: x', `X-Long: ${long(20_000)}`])).toBe(431)
  const many = Array.from({ length: 3_000 }, (_, index) => `X-${index}: 1`)
  expect(await statusOf('/api/cms/sitemap', ['Host: x', ...many])).toBe(431)
})

test('what is malformed is refused', async () => {
  for (const target of [
    '/api/cms/%zz',
    '/api/cms/%C3%28',
    '/api/cms/%00',
    '/api/cms/sitemap?a=%',
    '/api/cms/sitemap?a=%ED%A0%80',
    '/api/cms/route?url=%00',
    '/api/cms/route?url=/de/%2500/',
    '/api/cms/\u00e4',
    'http://evil.example/api/cms/sitemap',
  ])
    expect([target, await statusOf(target)]).toStrictEqual([target, 400])
  const raw = async (bytes: string) => (await sendRaw(running.api.port, bytes)).status
  expect(await raw('GET /api/cms/sitemap HTTP/9.9\r\n\r\n')).toBe(400)
  expect(await raw('nonsense\r\n\r\n')).toBe(400)
  expect(
    await raw('GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n'),
  ).toBe(400)
  expect(
    await raw(
      'GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
    ),
  ).toBe(400)
})

test('T81: an error says its reason and nothing of the inside', async () => {
  const response = await running.api.get('/api/cms/seiten/999999')
  const text = await response.text()
  expect(response.headers.get('cache-tags')).toBe('seiten,seiten:999999')
  expect(text).toBe(
    '{"error":{"code":"not-found","message":"There is nothing under this address."}}',
  )
})

test('whatever address is asked for, the answer is a page, a redirect, or no', async () => {
  const segment = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.constantFrom('..', '.', '', '*', 'veranstaltungen', 'x-id_1', '%2e%2e', '\\', '/', 'events'),
  )
  const url = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 100 }),
    fc.array(segment, { maxLength: 6 }).map((segments) => `/de/${segments.join('/')}`),
    fc.array(segment, { maxLength: 6 }).map((segments) => `/en/${segments.join('/')}/`),
  )
  await fc.assert(
    fc.asyncProperty(url, async (address) => {
      const { status } = await running.api.get(
        `/api/cms/route?${new URLSearchParams({ url: address })}`,
      )
      expect([200, 400, 404, 414]).toContain(status)
    }),
    { numRuns: 400 },
  )
})

test('whatever query is asked with, no call breaks', async () => {
  const key = fc.oneof(
    fc.constantFrom('seite', 'pro_seite', 'order', 'sprache', 'zeitraum', 'jahr', 'rubrik_id'),
    fc.constantFrom('datum_von', 'kostenlos', 'where', '__proto__', 'toString', 'url', 'name'),
    fc.string({ maxLength: 8 }),
  )
  const value = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.integer().map(String),
    fc.constantFrom('1', 'titel desc', 'datum_von asc,titel', '2031-01-01', 'true', 'en', 'NaN'),
  )
  const call = fc.constantFrom(
    'veranstaltungen',
    'aktuelles',
    'aemter',
    'menu',
    'seiten',
    'sitemap',
  )
  await fc.assert(
    fc.asyncProperty(
      call,
      fc.array(fc.tuple(key, value), { maxLength: 5 }),
      async (name, pairs) => {
        const { status } = await running.api.get(`/api/cms/${name}?${new URLSearchParams(pairs)}`)
        expect([200, 400, 414]).toContain(status)
      },
    ),
    { numRuns: 200 },
  )
})

test('whatever bytes are sent, the answer is never a failure of ours', async () => {
  const bytes = fc
    .uint8Array({ maxLength: 60 })
    .map((tail) =>
      Buffer.concat([
        Buffer.from('GET /api/cms/'),
        Buffer.from(tail),
        Buffer.from(' HTTP/1.1\r\nHost: x\r\n\r\n'),
      ]),
    )
  await fc.assert(
    fc.asyncProperty(bytes, async (request) => {
      const { status } = await sendRaw(running.api.port, request, 300)
      expect(status).toBeLessThan(500)
    }),
    { numRuns: 60 },
  )
  expect((await running.api.get('/readyz')).status).toBe(200)
})
