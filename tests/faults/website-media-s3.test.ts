import { s3Store } from '@kurstadt/media-store'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rawGet, sendRaw } from '../support/raw-http.ts'
import { type S3Server, startS3 } from '../support/s3.ts'
import { startTestWebsite, type TestWebsite } from '../support/website.ts'

let server: S3Server
let site: TestWebsite

beforeAll(async () => {
  server = await startS3()
  const store = s3Store(server.place)
  await store.write({ name: 'bild-1a2b.webp', data: Buffer.from('RIFF0123456789') })
  await store.write({ name: 'plan-1a2b.pdf', data: Buffer.from('%PDF-1.7 and some more') })
  site = await startTestWebsite({ env: server.variables })
})
afterAll(() => site.stop())

const get = (path: string, ...headers: string[]) =>
  sendRaw(site.port, rawGet(path, ['Host: localhost', ...headers]))

test('a picture in the S3 store is served as one of the disk', async () => {
  const { status, headers, body } = await get('/media/bild-1a2b.webp')
  expect([status, String(body)]).toEqual([200, 'RIFF0123456789'])
  expect(headers.get('content-type')).toBe('image/webp')
  expect(headers.get('content-length')).toBe('14')
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(headers.get('content-security-policy')).toContain('sandbox')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  // Nothing of the store itself comes through.
  expect([...headers.keys()].filter((name) => /^(x-amz|etag|server)/.test(name))).toEqual([])
})

test('a paper is served in part to who asks for a part', async () => {
  const part = await get('/media/plan-1a2b.pdf', 'Range: bytes=1-3')
  expect([part.status, String(part.body)]).toEqual([206, 'PDF'])
  expect(part.headers.get('content-range')).toBe('bytes 1-3/22')
  expect((await get('/media/plan-1a2b.pdf', 'Range: bytes=99-')).status).toBe(416)
})

test('T48: no width or anything else that is asked for makes another picture', async () => {
  const plain = await get('/media/bild-1a2b.webp')
  for (const query of ['?w=1', '?w=100000', '?src=https://evil.example/', '?w=480&format=png']) {
    const { status, body } = await get(`/media/bild-1a2b.webp${query}`)
    expect([status, body]).toEqual([plain.status, plain.body])
  }
})

test('a file that is not in the store is a 404', async () => {
  expect((await get('/media/fehlt-1a2b.webp')).status).toBe(404)
})

test('while the store is away a picture is a 503 that nobody keeps, and pages go on', async () => {
  await server.stop()
  const answer = await get('/media/bild-1a2b.webp')
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store'])
  expect((await get('/de/silberbad/')).status).toBe(200)
})
