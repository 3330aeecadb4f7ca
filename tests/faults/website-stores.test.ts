import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { calls } from '@kurstadt/contract'
import { listOfEvents } from '@kurstadt/contract/examples'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bodyOf } from '../support/example-body.ts'
import { rawGet, sendRaw } from '../support/raw-http.ts'
import { startTestWebsite, type TestWebsite } from '../support/website.ts'

let site: TestWebsite
beforeAll(async () => {
  site = await startTestWebsite()
})
afterAll(() => site.stop())

const host = 'Host: localhost'
const get = (path: string, ...headers: string[]) =>
  sendRaw(site.port, rawGet(path, [host, ...headers]))

/** The text of a file; null when it got its name, or was replaced, just now. */
async function textOf(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/** Everything that lies in any store of the website, as of one moment. */
async function everythingStored(): Promise<string> {
  const answers = JSON.stringify([...site.content.answers.stored()])
  const files = await readdir(site.snapshotDir, { recursive: true, withFileTypes: true })
  const texts = await Promise.all(
    files.filter((file) => file.isFile()).map((file) => textOf(join(file.parentPath, file.name))),
  )
  return texts.includes(null) ? everythingStored() : answers + texts.join('')
}

test('the same page comes to everybody alike, whatever else a request says (T22)', async () => {
  const plain = await get('/de/silberbad/')
  const others = [
    ['Accept-Language: en'],
    ['Cookie: i18n_redirected=en'],
    ['Cookie: tracking=1; x=<script>'],
    ['X-Forwarded-Host: evil.example'],
    ['X-Forwarded-Proto: https'],
    ['X-Original-URL: /de/leer/'],
    ['X-Requested-With: XMLHttpRequest'],
    ['Sec-Purpose: prefetch'],
    ['User-Agent: Googlebot'],
    ['Referer: https://evil.example/'],
    ['Range: bytes=0-3'],
    ['Accept: application/json'],
  ]
  for (const headers of others) {
    const answer = await get('/de/silberbad/', ...headers)
    expect([answer.status, answer.body]).toEqual([200, plain.body])
  }
  const rendered = site.app.rendered.filter((url) => url.endsWith('/de/silberbad/'))
  expect(rendered).toHaveLength(1)
})

test('app mode has pages of its own and remembers itself (T22)', async () => {
  const browser = await get('/de/leer/')
  const app = await get('/de/leer/', 'Cookie: isApp=1')
  const homescreen = await get('/de/leer/?homescreen')
  expect(app.body).toContain('(app)')
  expect(browser.body).not.toContain('(app)')
  expect(homescreen.body).toBe(app.body)
  expect(homescreen.headers.get('set-cookie')).toMatch(/^isApp=1; /)
  expect((await get('/de/leer/', 'Cookie: noisApp=1')).body).toBe(browser.body)
  expect((await get('/de/leer/')).body).toBe(browser.body)
})

test('parameters that the page does not know are dropped, of the others the first value counts (T23, T27)', async () => {
  const before = site.app.rendered.length
  const first = await get('/de/veranstaltungen/?seite=2')
  const polluted =
    '&seite=9&where[geheim]=1&depth=9&overrideAccess=true&__proto__=1&utm_source=x&rubrik_id='
  const second = await get(`/de/veranstaltungen/?seite=2${polluted}`)
  expect(second.body).toBe(first.body)
  expect(second.headers.get('x-cache')).toBe('hit')
  expect(site.app.rendered.slice(before)).toEqual([
    'http://localhost:3000/de/veranstaltungen/?seite=2',
  ])
  const asked = site.api.asked.filter((key) => key.startsWith('veranstaltungen'))
  expect(asked.join()).not.toMatch(/geheim|depth|override|proto|utm/)
})

test('a wrong value of a known parameter is a bad request', async () => {
  expect((await get('/de/veranstaltungen/?seite=x')).status).toBe(400)
  expect((await get('/de/veranstaltungen/?seite=0')).status).toBe(400)
})

test('random parameters fill no memory (T23)', async () => {
  const before = site.front.cache.size()
  await get('/de/silberbad/')
  for (let round = 0; round < 500; round += 1)
    await get(`/de/silberbad/?x${round}=${Math.random()}`)
  const after = site.front.cache.size()
  expect(after.entries - before.entries).toBeLessThanOrEqual(1)
})

test.each(['Cookie: ratsinfoauth=1', 'Cookie: a=b; intranetauth=1', 'Authorization: Bearer x'])(
  'a request with a login never meets the store: %s (T20)',
  async (header) => {
    await get('/de/silberbad/')
    const answer = await get('/de/silberbad/', header)
    expect(answer.headers.get('x-cache')).toBe('bypass')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  },
)

test('what only a login may see is answered with 404 and is in no store (T20, T12)', async () => {
  const secret = 'GEHEIMER-INHALT-4711'
  const apiCalls = [
    { name: 'seiten/77', as: 'seite', params: { sprache: 'de' }, query: [], options: {} },
  ]
  const body = {
    ...bodyOf(site.api, 'route?url=/de/silberbad/'),
    apiCalls,
    zugang: 'intranet',
    alternates: { de: `/de/${secret}/` },
  }
  site.api.answers.set('route?url=/de/geheim/', { body, tags: ['seiten'] })
  site.api.answers.set('seiten/77?sprache=de', {
    body: { ...bodyOf(site.api, 'seiten/41?sprache=de'), title: secret },
    tags: [],
  })
  const answer = await get('/de/geheim/')
  expect(answer.status).toBe(404)
  expect(answer.raw).not.toContain(secret)
  expect(await everythingStored()).not.toContain(secret)
})

test('an answer that the API marks as private is in no store (T20)', async () => {
  const secret = 'NUR-FUER-EINEN-4712'
  const key = 'aktuelles?order=datum_von+desc,sortierung&pro_seite=12&sprache=de'
  const list = calls.aktuelles.answer.parse(bodyOf(site.api, key))
  const data = list.data.map((entry) => ({ ...entry, titel: secret }))
  const headers = { 'Cache-Control': 'no-store, private' }
  site.api.answers.set(key, { body: { ...list, data }, tags: ['aktuelles'], headers })
  expect((await get('/de/aktuelles/')).status).toBe(200)
  expect(await everythingStored()).not.toContain(secret)
})

test('a path that looks like a file is decided on by its route, never by its ending (T21)', async () => {
  for (const path of [
    '/de/intranet/x.css',
    '/de/intranet/;x.css',
    '/de/gemeinderat/intern/x.css',
    '/de/gemeinderat/intern/;x.css',
    '/de/silberbad/x.js',
    '/de/silberbad/.',
  ]) {
    const answer = await get(path)
    expect(answer.status).toBe(404)
  }
})

test('a call that the contract does not know is never made (T26)', async () => {
  const names = [
    'http://169.254.169.254/',
    '../users',
    'users',
    'seiten/../users',
    '__proto__',
    'constructor',
    'seiten/1/2',
    'route?url=x',
  ]
  for (const [index, name] of names.entries()) {
    const call = { name, as: 'seite', params: {}, query: [], options: {} }
    const route = {
      pageTheme: 'default',
      sprache: 'de',
      apiCalls: [call],
      alternates: {},
      zugang: 'oeffentlich',
    }
    site.api.answers.set(`route?url=/de/ssrf-${index}/`, { body: route, tags: ['seiten'] })
    const before = site.api.asked.length
    expect((await get(`/de/ssrf-${index}/`)).status).toBe(404)
    const asked = site.api.asked
      .slice(before)
      .filter((key) => !/^(route|menu|einstellungen)\b/.test(key))
    expect(asked).toEqual([])
  }
})

test('a redirect of the content never leaves this site (T28)', async () => {
  const targets = [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/..//evil.example',
  ]
  for (const [index, location] of targets.entries()) {
    const body = { redirect: { status: 302, location } }
    site.api.answers.set(`route?url=/de/weg-${index}/`, { body, tags: ['seiten'] })
    const answer = await get(`/de/weg-${index}/`)
    expect([answer.status, answer.headers.get('location')]).toEqual([404, undefined])
  }
})

test('a list with exactly one entry leads to it (spec 4)', async () => {
  const route = calls.route.answer.parse(bodyOf(site.api, 'route?url=/de/veranstaltungen/'))
  if (!('apiCalls' in route)) throw new Error('the example is no route')
  for (const { options } of route.apiCalls.slice(1)) options.redirectOnSingleEntry = true
  const key = 'veranstaltungen?order=datum_von&pro_seite=10&rubrik_id=3&sprache=de&zeitraum=kommend'
  const detailURL = '/de/veranstaltungen/sommernachtskonzert-im-kurpark-id_12/'
  const event = {
    ...bodyOf(site.api, 'veranstaltungen/12?sprache=de'),
    detailURL,
  }
  site.api.answers.set(key, {
    body: { ...listOfEvents(), data: [event], anzahl: 1 },
    tags: ['veranstaltungen'],
  })
  site.api.answers.set('route?url=/de/konzerte/', { body: route, tags: ['seiten'] })
  const answer = await get('/de/konzerte/?rubrik_id=3')
  expect([answer.status, answer.headers.get('location')]).toEqual([302, detailURL])
})
