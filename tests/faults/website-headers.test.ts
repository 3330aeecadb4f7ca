import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadAssets } from '../../apps/website/server/assets.ts'
import { createSecurityHeaders } from '../../apps/website/server/security-headers.ts'
import { type RawAnswer, rawGet, sendRaw } from '../support/raw-http.ts'
import { startTestWebsite, type TestWebsite } from '../support/website.ts'

let site: TestWebsite
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kurstadt-files-'))
  await writeFile(join(folder, 'app-1a2b.js'), 'export {}')
  await writeFile(join(folder, 'bild-1a2b.webp'), 'RIFF')
  await writeFile(join(folder, 'plan-1a2b.pdf'), '%PDF-1.7 and some more')
  for (const ending of ['mp4', 'webm'])
    await writeFile(join(folder, `bahn-1a2b.${ending}`), '0123456789')
  const env = { MEDIA_DIR: folder, WEBSITE_URL: 'https://www.bad-silberbronn.example' }
  const assets = await loadAssets(
    folder,
    createSecurityHeaders({ isSecure: true, isDevelopment: false }),
  )
  site = await startTestWebsite({ env, assets })
})

afterAll(async () => {
  await site.stop()
  await rm(folder, { recursive: true })
})

const classes: [string, string, number][] = [
  ['a page', '/de/silberbad/', 200],
  ['a page from the store', '/de/silberbad/', 200],
  ['a page that is missing', '/de/gibt-es-nicht/', 404],
  ['a page that is gone', '/de/fort/', 410],
  ['a redirect of the content', '/de/veraltet/', 301],
  ['the root', '/', 302],
  ['a short path', '/datenschutz', 301],
  ['a short link', '/de/m/1', 302],
  ['a short path with a slash', '/datenschutz/', 301],
  ['an asset', '/app-1a2b.js', 200],
  ['a picture', '/media/bild-1a2b.webp', 200],
  ['a document', '/media/plan-1a2b.pdf', 200],
  ['a file that is missing', '/media/fehlt-1a2b.webp', 404],
  ['the sitemap', '/sitemap.xml', 200],
  ['the catalogue of open data', '/de/open-data/katalog.jsonld', 200],
  ['a dataset that cannot be had', '/de/open-data/pois.json', 404],
  ['robots.txt', '/robots.txt', 200],
  ['security.txt', '/.well-known/security.txt', 200],
  ['health', '/healthz', 200],
  ['a malformed address', '/de/%ZZ', 400],
  ['an address that is too long', `/de/${'a'.repeat(3000)}`, 414],
]

function expectSecurity({ headers }: RawAnswer): void {
  const policy = headers.get('content-security-policy') ?? ''
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
  expect(headers.get('permissions-policy')).toContain('camera=()')
  expect(headers.get('strict-transport-security')).toContain('max-age=31536000')
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("base-uri 'none'")
  expect(policy).not.toMatch(/script-src[^;]*(unsafe-inline|unsafe-eval)/)
  expect(headers.has('x-powered-by')).toBe(false)
  expect(headers.has('server')).toBe(false)
  const type = headers.get('content-type') ?? ''
  if (/^text\/|xml|json/.test(type)) expect(type).toContain('charset=utf-8')
}

test.each(classes)(
  'every kind of answer carries the security headers: %s (T43)',
  async (_name, path, status) => {
    const answer = await sendRaw(site.port, rawGet(path))
    expect(answer.status).toBe(status)
    expectSecurity(answer)
  },
)

test('so do an unknown host, a refused method and what is no HTTP', async () => {
  expectSecurity(await sendRaw(site.port, rawGet('/de/', ['Host: evil.example'])))
  expectSecurity(await sendRaw(site.port, 'TRACE / HTTP/1.1\r\nHost: localhost\r\n\r\n'))
  expectSecurity(await sendRaw(site.port, 'hello\r\n\r\n'))
})

test('an inline script runs only when we wrote it, from the store as well (T44)', async () => {
  const first = await sendRaw(site.port, rawGet('/de/leer/'))
  const second = await sendRaw(site.port, rawGet('/de/leer/'))
  expect(first.headers.get('x-cache')).toBe('miss')
  expect(second.headers.get('x-cache')).toBe('hit')
  expect(second.body).toBe(first.body)
  expect(second.body).toContain('window.injected=1')
  expect(second.body).not.toContain('stub-mark')
  const policy = second.headers.get('content-security-policy') ?? ''
  expect(policy.match(/'sha256-/g)).toHaveLength(1)
})

test('T45: an uploaded picture is sandboxed, kept for ever and never taken for a page', async () => {
  const { headers } = await sendRaw(site.port, rawGet('/media/bild-1a2b.webp'))
  expect(headers.get('content-type')).toBe('image/webp')
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(headers.get('content-security-policy')).toContain('sandbox')
})

test('a document opens in the browser under its own name, in parts where asked for', async () => {
  const whole = await sendRaw(site.port, rawGet('/media/plan-1a2b.pdf'))
  expect(whole.headers.get('content-disposition')).toBe('inline; filename="plan-1a2b.pdf"')
  const part = await sendRaw(
    site.port,
    rawGet('/media/plan-1a2b.pdf', ['Host: localhost', 'Range: bytes=0-3']),
  )
  expect([part.status, part.body]).toEqual([206, '%PDF'])
  expect(part.headers.get('content-range')).toBe('bytes 0-3/22')
  const none = await sendRaw(
    site.port,
    rawGet('/media/plan-1a2b.pdf', ['Host: localhost', 'Range: bytes=99-']),
  )
  expect(none.status).toBe(416)
})

test.each(['mp4', 'webm'])(
  'one can jump in a film of ours (%s): it is sent from there on',
  async (ending) => {
    const jump = (range: string) =>
      sendRaw(
        site.port,
        rawGet(`/media/bahn-1a2b.${ending}`, ['Host: localhost', `Range: ${range}`]),
      )
    const middle = await jump('bytes=4-')
    expect([middle.status, middle.body]).toEqual([206, '456789'])
    expect(middle.headers.get('content-type')).toBe(`video/${ending}`)
    expect(middle.headers.get('content-range')).toBe('bytes 4-9/10')
    expect((await jump('bytes=-2')).body).toBe('89')
    expect((await jump('bytes=10-')).status).toBe(416)
  },
)

test('the address in sitemap and robots.txt is the one of the environment (T29)', async () => {
  const sitemap = await sendRaw(site.port, rawGet('/sitemap.xml'))
  expect(sitemap.body).toContain('<loc>https://www.bad-silberbronn.example/de/silberbad/</loc>')
  const robots = await sendRaw(site.port, rawGet('/robots.txt'))
  expect(robots.body).toContain('Sitemap: https://www.bad-silberbronn.example/sitemap.xml')
})

test('cookies are secure where the site is', async () => {
  const chosen = ['Host: localhost', 'Sec-Fetch-Site: same-origin']
  const { headers } = await sendRaw(site.port, rawGet('/de/silberbad/', chosen))
  expect(headers.get('set-cookie')).toBe(
    'i18n_redirected=de; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
  )
})
