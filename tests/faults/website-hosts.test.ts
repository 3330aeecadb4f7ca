import { afterAll, beforeAll, expect, test } from 'vitest'
import { rawGet, sendRaw } from '../support/raw-http.ts'
import { startTestWebsite, type TestWebsite } from '../support/website.ts'

let site: TestWebsite
beforeAll(async () => {
  site = await startTestWebsite()
})
afterAll(() => site.stop())

const hosts = [
  'evil.example',
  'localhost.evil.example',
  'localhost@evil.example',
  'localhost:99999',
  'localhost:0',
  'localhost:80:80',
  '127.0.0.2',
  '[::1]',
  'localhost/',
  'локалхост',
]

test.each(hosts)('an unknown host is answered with 421: %s (T29)', async (host) => {
  const bytes = rawGet('/de/', [`Host: ${Buffer.from(host).toString('latin1')}`])
  expect([400, 421]).toContain((await sendRaw(site.port, bytes)).status)
})

test.each(['localhost', 'LOCALHOST', 'localhost:8080', '127.0.0.1', 'localhost.'])(
  'a listed host is answered: %s',
  async (host) => {
    expect((await sendRaw(site.port, rawGet('/de/', [`Host: ${host}`]))).status).toBe(200)
  },
)

test('whatever the host and its forwarding headers say, nothing of them is in an answer (T29)', async () => {
  const forged = [
    'X-Forwarded-Host: evil.example',
    'X-Forwarded-Proto: gopher',
    'Forwarded: host=evil.example',
    'X-Original-URL: /evil',
    'X-Rewrite-URL: /evil',
    'X-HTTP-Method-Override: DELETE',
  ]
  for (const target of [
    '/de/silberbad/',
    '/sitemap.xml',
    '/robots.txt',
    '/',
    '/de/veranstaltungen',
  ]) {
    const plain = await sendRaw(site.port, rawGet(target, ['Host: localhost']))
    const other = await sendRaw(site.port, rawGet(target, ['Host: 127.0.0.1:4444', ...forged]))
    expect(other.body).toBe(plain.body)
    expect(other.headers.get('location')).toBe(plain.headers.get('location'))
    expect(other.raw).not.toMatch(/evil|4444|gopher/)
  }
})
