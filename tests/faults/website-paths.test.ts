import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rawGet, sendRaw } from '../support/raw-http.ts'
import { startTestWebsite, type TestWebsite } from '../support/website.ts'

let site: TestWebsite
beforeAll(async () => {
  site = await startTestWebsite()
})
afterAll(() => site.stop())

const long = (length: number) => 'a'.repeat(length)

const paths: [string, number[]][] = [
  ['/de/x%ZZ', [400]],
  ['/de/%', [400]],
  ['/de/%C3%28', [400]],
  ['/de/%ED%A0%80', [400]],
  ['/de/%00', [400]],
  ['/de/a%0d%0ab', [400]],
  ['/de/%5cevil', [400]],
  ['/de/\\evil', [400]],
  ['/de/?q=%ZZ', [400]],
  ['/de/?q=%00', [400]],
  ['/de/?q=%C3%28', [400]],
  ['/de/..', [404]],
  ['/de/../../etc/passwd', [404]],
  ['/de/%2e%2e/%2e%2e/etc/passwd', [404]],
  ['/de/%252e%252e/', [404]],
  ['/de/a%2fb/', [404]],
  ['/de/a%3fb/', [404]],
  ['//evil.example/', [404]],
  ['//evil.example/ba\u0308der/'.replace('a\u0308', 'a%CC%88'), [404]],
  ['/\\evil.example/', [400]],
  ['http://evil.example/de/', [400]],
  ['*', [400]],
  ['/wp-login.php', [404]],
  ['/.git/config', [404]],
  ['/.vite/manifest.json', [404]],
  ['/admin', [404]],
  ['/api/users', [404]],
  ['/api/graphql', [404]],
  ['/_next/image', [404]],
  ['/api/payload-jobs/run', [404]],
  ['/openapi.json', [404]],
  ['/.env', [404]],
  ['/assets/index.js.map', [404]],
  ['/metrics', [404]],
  ['/media/../../etc/passwd', [404]],
  ['/media/%2e%2e%2fetc%2fpasswd', [404]],
  ['/media/x.html', [404]],
  ['/assets/../../package.json', [404]],
  [`/de/${long(3000)}/`, [414]],
  [`/de/?q=${long(3000)}`, [414]],
  [`/de/?q=${long(30_000)}`, [414, 431]],
  ['/de/intranet/x.css', [404]],
  ['/de/gemeinderat/intern/x.css', [404]],
  ['/de/gemeinderat/intern/sitzungen/0/', [404]],
  ['/de/gemeinderat/intern/dokumente/7/', [404]],
  ['/de/silberbad/x.css', [404]],
  ['/de/silberbad/;x.css', [404]],
  ['/de/silberbad.', [404]],
]

test.each(paths)(
  'T80, T81: an address that is no page is refused and never a 500: %s',
  async (target, statuses) => {
    const { status, headers } = await sendRaw(site.port, rawGet(target))
    expect(statuses).toContain(status)
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
  },
)

test('decomposed umlauts are sent to the composed form, once (F17)', async () => {
  const nfd = encodeURI('/de/bäder/'.normalize('NFD'))
  const moved = await sendRaw(site.port, rawGet(`${nfd}?seite=2`))
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/de/b%C3%A4der/?seite=2'])
  const raw = await sendRaw(site.port, rawGet(Buffer.from('/de/bäder/').toString('latin1')))
  expect(raw.status).toBe(400)
  expect((await sendRaw(site.port, rawGet('/de/b%C3%A4der/'))).status).toBe(404)
})

test('a short link of a code leads to the page of the office or person, in its language', async () => {
  for (const [path, location] of [
    ['/de/m/1', '/de/mitarbeiter-id_1/'],
    ['/en/m/1/', '/en/mitarbeiter-id_1/'],
    ['/de/a/1', '/de/amt-id_1/'],
  ] as const) {
    const { status, headers } = await sendRaw(site.port, rawGet(path))
    expect([path, status, headers.get('location')]).toEqual([path, 302, location])
  }
  for (const path of ['/de/m/2/', '/de/m/01/', '/de/x/1/', '/fr/m/1'])
    expect([path, (await sendRaw(site.port, rawGet(path))).status]).toEqual([path, 404])
})

test('any path is answered, with a status that blames nobody wrongly (T25)', async () => {
  const anyPath = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.webPath(),
    fc
      .array(
        fc.constantFrom(
          '..',
          '.',
          '%2e',
          '%',
          '%c3',
          'ü',
          '//',
          '\\',
          ';',
          '?',
          '&',
          '[]=',
          'de',
          'en',
          '%00',
          '%0a',
        ),
      )
      .map((parts) => parts.join('/')),
  )
  await fc.assert(
    fc.asyncProperty(anyPath, async (text) => {
      const target = Buffer.from(`/de/${text.replace(/[\r\n ]/g, '')}`).toString('latin1')
      const { status } = await sendRaw(site.port, rawGet(target))
      expect([200, 301, 400, 404, 414]).toContain(status)
    }),
    { numRuns: 250 },
  )
})
