import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type Logins, openLoginsApart } from '../contract/logins.ts'
import { group, startDirectory, type TestDirectory, visitDirectory } from '../support/directory.ts'
import { stopAfterFile } from '../support/leftovers.ts'
import { freePort } from '../support/ports.ts'
import { startWebsiteProcess } from '../support/website-process.ts'

// 18.4: the way to the town hall's directory and back, through the website, and what happens to it.

let directory: TestDirectory
let logins: Logins
let site = ''

beforeAll(async () => {
  const port = await freePort()
  site = `http://127.0.0.1:${port}`
  directory = await startDirectory(site)
  stopAfterFile(directory.stop)
  logins = await openLoginsApart(directory.environment)
  const website = await startWebsiteProcess({
    port,
    apiUrl: logins.api.url,
    environment: { OIDC_ISSUER: directory.issuer },
  })
  stopAfterFile(website.stop)
  const claims = { email: 'ayse@rathaus.example', email_verified: true, groups: [group] }
  directory.people.set('ayse', { ...claims, given_name: 'Ayşe', family_name: 'Öztaş' })
})

beforeEach(() => {
  Object.assign(directory.behave, { person: 'ayse', delays: {}, statuses: {} })
})

const start = '/de/intranet/rathaus-konto/'

async function get(path: string, cookie = '') {
  const headers = { cookie, 'accept-encoding': 'identity' }
  const answer = await fetch(site + path, { redirect: 'manual', headers })
  return {
    status: answer.status,
    location: answer.headers.get('location') ?? '',
    caching: answer.headers.get('cache-control'),
    cookies: answer.headers.getSetCookie(),
    text: await answer.text(),
  }
}

const pairs = (cookies: readonly string[]) =>
  cookies.map((cookie) => cookie.split(';', 1)[0]).join('; ')

/** Goes to the directory and to the address that it leads back to. */
async function visit(ziel = '/de/intranet/dokumente/?gueltig_am=2026-12-01') {
  const begun = await get(`${start}?${new URLSearchParams({ ziel })}`)
  expect([begun.status, begun.caching]).toEqual([302, 'private, no-store'])
  const query = await visitDirectory(begun.location, site + start)
  return { query, cookie: pairs(begun.cookies) }
}

test('the login leads to the directory, and from there to the page that was asked for', async () => {
  const login = await get('/de/intranet/dokumente/?gueltig_am=2026-12-01')
  const [, href = ''] = /href="([^"]+)"[^>]*>Mit dem Rathaus-Konto anmelden/.exec(login.text) ?? []
  const ziel = new URL(href.replaceAll('&amp;', '&'), site).searchParams.get('ziel')
  expect(ziel).toBe('/de/intranet/dokumente/?gueltig_am=2026-12-01')
  const { query, cookie } = await visit(String(ziel))
  const entered = await get(`${start}?${query}`, cookie)
  expect([entered.status, entered.location]).toEqual([303, ziel])
  const [session = '', kept = ''] = entered.cookies
  expect(session).toMatch(/^intranetauth=[^;]{59}; Path=\/; Max-Age=3600; HttpOnly; SameSite=Lax$/)
  expect(kept).toContain('rathauskonto=; Path=/de/intranet/rathaus-konto/; Max-Age=0')
  const page = await get(entered.location, pairs([session]))
  expect([page.status, page.text.includes('Angemeldet als Ayşe Öztaş')]).toEqual([200, true])
})

test('what another browser has begun opens nothing, and the password still does', async () => {
  const { query } = await visit()
  const other = await visit()
  for (const cookie of ['', other.cookie, 'rathauskonto=x']) {
    const answer = await get(`${start}?${query}`, cookie)
    expect([answer.status, answer.cookies]).toEqual([401, []])
    expect(answer.text).toContain('gilt nicht mehr')
    expect(answer.text).toContain('action="/de/intranet/"')
  }
})

test.each([
  'https://evil.example/',
  '//evil.example',
  '/de/',
  '/de/intranet/../../x',
  '/\\evil',
  'x',
])('T28: nobody is led to «%s»', async (ziel) => {
  const { query, cookie } = await visit(ziel)
  const { status, location } = await get(`${start}?${query}`, cookie)
  expect([status, location]).toEqual([303, '/de/intranet/'])
})

test('whoever turns back, and whoever is in no group, reads why', async () => {
  directory.behave.person = null
  const turned = await visit()
  const back = await get(`${start}?${turned.query}`, turned.cookie)
  expect([back.status, back.text.includes('abgebrochen')]).toEqual([401, true])
  directory.people.set('fremd', { email: 'x@rathaus.example', email_verified: true })
  directory.behave.person = 'fremd'
  const foreign = await visit()
  const refused = await get(`${start}?${foreign.query}`, foreign.cookie)
  expect(refused.text).toContain('nicht freigeschaltet')
})

test('an answer of 7,000 letters is read, a POST is not', async () => {
  expect((await get(`${start}?state=x&code=${'y'.repeat(7_000)}`)).status).toBe(401)
  expect((await get(`${start}?state=x&code=${'y'.repeat(9_000)}`)).status).toBe(414)
  const posted = await fetch(site + start, {
    method: 'POST',
    body: new URLSearchParams({ a: 'b' }),
  })
  expect(posted.status).toBe(405)
})

test('a directory that says nothing is waited for by those alone who ask it', async () => {
  const visits = await Promise.all(Array.from({ length: 30 }, () => visit()))
  directory.behave.delays = { token: 60_000 }
  const waiting = visits.map(({ query, cookie }) => get(`${start}?${query}`, cookie))
  await sleep(500)
  const begun = performance.now()
  const others = await Promise.all([get('/de/intranet/'), get('/de/intranet/personal/')])
  expect(others.map(({ status }) => status)).toEqual([401, 401])
  expect(performance.now() - begun).toBeLessThan(3_000)
  const answers = await Promise.all(waiting)
  for (const { status, text } of answers) {
    expect(status).toBe(401)
    expect(text).toContain('mit dem Rathaus-Konto ist gerade nicht erreichbar')
    expect(text).toContain('Passwort')
  }
})

test('whoever is logged in stays so, whatever comes back from the directory', async () => {
  const { query, cookie } = await visit()
  const entered = await get(`${start}?${query}`, cookie)
  const [session = ''] = entered.cookies
  const again = await get(`${start}?${query}`, pairs([session]))
  expect([again.status, again.cookies]).toEqual([401, []])
  expect((await get('/de/intranet/', pairs([session]))).status).toBe(200)
})

test('a directory that is gone is said so, and is found again when it is back', async () => {
  directory.behave.statuses = { token: 503 }
  const { query, cookie } = await visit()
  const { status, text } = await get(`${start}?${query}`, cookie)
  expect([status, text.includes('gerade nicht erreichbar')]).toEqual([401, true])
  directory.behave.statuses = {}
  const again = await visit()
  expect((await get(`${start}?${again.query}`, again.cookie)).status).toBe(303)
})
