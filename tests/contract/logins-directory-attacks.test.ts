import { generateKeyPairSync } from 'node:crypto'
import { directoryPaths } from '@kurstadt/contract'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import {
  Directory,
  DirectoryAwayError,
  NotProvenError,
} from '../../apps/cms/src/subjects/anmeldung/rathauskonto/directory.ts'
import { type Behaviour, visitDirectory } from '../support/directory.ts'
import { back, openDirectory, problemIn } from './directory-logins.ts'

// 18.4: what a login at the directory withstands: foreign, changed, old and used tokens, and silence.

let town: Awaited<ReturnType<typeof openDirectory>>

beforeAll(async () => {
  town = await openDirectory()
})

beforeEach(() => {
  town.reset()
})

const now = () => Math.floor(Date.now() / 1000)
const strangers = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey

test.each([
  ['of another issuer', { iss: 'https://evil.example' }],
  ['for another client', { aud: 'somebody-else' }],
  ['for several clients, not issued to us', { aud: ['intranet', 'other'], azp: 'other' }],
  ['that has expired', { iat: now() - 7200, exp: now() - 3600 }],
  ['of another login', { nonce: 'of-another-login' }],
  ['without a nonce', { nonce: undefined }],
  ['without a subject', { sub: undefined }],
  ['that is issued in the future', { iat: now() + 3600, exp: now() + 7200, nbf: now() + 3600 }],
])('a token %s opens nothing', async (_, changed) => {
  const { email } = town.somebody()
  town.directory.behave.forge = (claims, signed) => signed({ ...claims, ...changed })
  const answer = await town.enter()
  expect([answer.status, await problemIn(answer)]).toEqual([400, 'ungueltig'])
  expect(await town.accountsOf(email)).toEqual([])
})

const unsigned = (claims: object) => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`
}

test.each([
  ['signed by somebody else', (claims, signed) => signed(claims, strangers)],
  ['that nobody has signed', (claims) => unsigned(claims)],
  [
    'whose signature belongs to other words',
    (claims, signed) => {
      const [head, , signature] = signed(claims).split('.')
      const body = Buffer.from(JSON.stringify({ ...claims, sub: 's-1' })).toString('base64url')
      return `${head}.${body}.${signature}`
    },
  ],
  ['that is none', () => 'nothing'],
] satisfies [string, NonNullable<Behaviour['forge']>][])(
  'a token %s opens nothing',
  async (_, forge) => {
    const { email } = town.somebody()
    town.directory.behave.forge = forge
    expect(await problemIn(await town.enter())).toBe('ungueltig')
    expect(await town.accountsOf(email)).toEqual([])
  },
)

test('what came back is good once, in the browser that began alone', async () => {
  town.somebody()
  const mine = await town.begin()
  const antwort = await visitDirectory(mine.adresse, back)
  const other = await town.begin()
  expect(await problemIn(await town.end(antwort, other.merker))).toBe('ungueltig')
  expect(await problemIn(await town.end(antwort, ''))).toBe('ungueltig')
  expect(await problemIn(await town.end(antwort, `${mine.merker.slice(0, -4)}AAAA`))).toBe(
    'ungueltig',
  )
  expect((await town.end(antwort, mine.merker)).status).toBe(200)
  expect(await problemIn(await town.end(antwort, mine.merker))).toBe('ungueltig')
})

test.each(['', 'code=abc', 'state=x&code=y', 'error=access_denied', '%', 'x'.repeat(9_000)])(
  'what no directory has sent («%.20s») is refused and asks nobody',
  async (antwort) => {
    const { merker } = await town.begin()
    expect(await problemIn(await town.end(antwort, merker))).toBe('ungueltig')
  },
)

test('a code that was made up, and an answer of another issuer, open nothing', async () => {
  town.somebody()
  const { adresse, merker } = await town.begin()
  const real = new URLSearchParams(await visitDirectory(adresse, back))
  const forged = (changes: Record<string, string>) =>
    new URLSearchParams({ ...Object.fromEntries(real), ...changes }).toString()
  expect(await problemIn(await town.end(forged({ code: 'made-up' }), merker))).toBe('ungueltig')
  const elsewhere = forged({ iss: 'https://evil.example' })
  expect(await problemIn(await town.end(elsewhere, merker))).toBe('ungueltig')
})

test('the address that one is sent to carries PKCE, state and nonce, and no secret', async () => {
  const { adresse, merker } = await town.begin()
  const { searchParams: query, origin } = new URL(adresse)
  expect(origin).toBe(town.directory.issuer)
  expect(query.get('redirect_uri')).toBe(back)
  expect(query.get('response_type')).toBe('code')
  expect(query.get('code_challenge_method')).toBe('S256')
  for (const name of ['state', 'nonce', 'code_challenge'])
    expect(query.get(name)?.length).toBeGreaterThan(40)
  expect(adresse).not.toContain(town.directory.environment.OIDC_CLIENT_SECRET)
  expect(Buffer.from(merker, 'base64url').toString('latin1')).not.toContain(query.get('state'))
})

test.each(['token', 'userinfo'] as const)(
  'while the directory answers with errors or keeps silent (%s), that is said, and in time',
  async (route) => {
    town.somebody()
    town.directory.behave.statuses = { [route]: 503 }
    const broken = await town.enter()
    expect([broken.status, await problemIn(broken)]).toEqual([503, 'weg'])
    town.directory.behave.statuses = {}
    town.directory.behave.delays = { [route]: 20_000 }
    const begun = performance.now()
    expect(await problemIn(await town.enter())).toBe('weg')
    expect(performance.now() - begun).toBeLessThan(15_000)
  },
)

/** The client alone, which has asked the directory nothing yet. */
const strange = () =>
  new Directory({
    issuer: town.directory.issuer,
    clientId: 'intranet',
    clientSecret: 'falsch',
    group: 'x',
    groupClaim: 'groups',
    scope: 'openid',
    trustsEmail: false,
    redirectUri: back,
  })

test('a directory that calls itself by another name is not asked for anybody', async () => {
  town.directory.behave.announce = (said) => ({ ...said, issuer: 'https://evil.example' })
  await expect(strange().begin()).rejects.toThrow(NotProvenError)
})

test('a directory that is away at the first login is asked again at the next one', async () => {
  const directory = strange()
  town.directory.behave.statuses = { discovery: 502 }
  await expect(directory.begin()).rejects.toThrow(DirectoryAwayError)
  town.directory.behave.statuses = {}
  town.directory.behave.delays = { discovery: 20_000 }
  await expect(directory.begin()).rejects.toThrow(DirectoryAwayError)
  town.reset()
  expect((await directory.begin()).address).toContain(town.directory.issuer)
})

test('nobody listens where the directory should be', async () => {
  const settings = { issuer: 'http://127.0.0.1:1', clientId: 'x', clientSecret: 'x', group: 'x' }
  const more = { groupClaim: 'groups', scope: 'openid', trustsEmail: false, redirectUri: back }
  await expect(new Directory({ ...settings, ...more }).begin()).rejects.toThrow(DirectoryAwayError)
})

test('T11: a browser cannot ask the content API itself', async () => {
  const headers = { Origin: 'https://evil.example' }
  for (const path of Object.values(directoryPaths))
    expect((await town.logins.post(path, {}, headers)).status).toBe(403)
})

test('nothing of it is in the log', () => {
  const log = town.logins.api.log.join('\n')
  expect(log).not.toMatch(/person-\d|code_verifier|client_secret|eyJ/)
  expect(log).not.toContain(String(town.directory.environment.OIDC_CLIENT_SECRET))
})
