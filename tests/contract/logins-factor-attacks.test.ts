import { loginAnswers, sessionHeaders } from '@kurstadt/contract'
import { beforeAll, expect, test } from 'vitest'
import { type LoginsApart, openLoginsApart, password } from './logins.ts'
import { accountsOf, factorCalls, shownBy } from './second-factors.ts'

// 18.3: what a second factor withstands (T03, T04, T07).

let logins: LoginsApart
let somebody: ReturnType<typeof accountsOf>

beforeAll(async () => {
  logins = await openLoginsApart()
  somebody = accountsOf(logins)
})

test.each([
  '',
  '12345',
  '1234567',
  'abcdef',
  '000000',
  '\u0000',
  '😀'.repeat(30),
  '7KQ2-M9XD-4TVA',
])('a code that is none («%s») is refused without a body', async (typed) => {
  const { email } = await somebody('rat')
  const { setUp, start, code } = factorCalls(logins, 'rat')
  await setUp((await logins.logIn('rat', email)).token)
  const answer = await code((await start(email)).vorgang, typed)
  expect([answer.status, await answer.text()]).toEqual([401, ''])
})

test('T03: a login that is not done is nothing in the other area, after ten minutes, or to a browser', async () => {
  const { email } = await somebody('intranet')
  const { setUp, start, code, begin } = factorCalls(logins, 'intranet')
  const { key } = await setUp((await logins.logIn('intranet', email)).token)
  const { vorgang } = await start(email)
  expect((await factorCalls(logins, 'rat').code(vorgang, shownBy(key))).status).toBe(410)
  expect((await begin({ vorgang })).status).toBe(401)
  const headers = { Origin: 'https://evil.example' }
  const foreign = await logins.post('/login/code', { vorgang, code: shownBy(key) }, headers)
  expect(foreign.status).toBe(403)
  await logins.client.query(
    `update anmeldevorgaenge set begonnen_am = now() - interval '11 minutes'`,
  )
  expect((await code(vorgang, shownBy(key))).status).toBe(410)
  expect((await code('abcdefghijklmnopqrstu_', shownBy(key))).status).toBe(410)
})

test('T07: a disabled account, and one whose password has changed, gets no further with its code', async () => {
  const { id, email } = await somebody('intranet')
  const { setUp, start, code } = factorCalls(logins, 'intranet')
  const { token } = await logins.logIn('intranet', email)
  const { codes } = await setUp(token)
  const [first = '', second = ''] = codes
  const before = await start(email)
  await logins.client.query('update intranet_konten set aktiv = false where id = $1', [id])
  expect((await code(before.vorgang, first)).status).toBe(410)
  await logins.client.query('update intranet_konten set aktiv = true where id = $1', [id])
  const passwords = { passwort_bisher: password, passwort: 'neun Worte und noch mehr' }
  const changed = await logins.post('/passwort', passwords, {
    [sessionHeaders.intranet]: token,
  })
  expect(changed.status).toBe(200)
  expect((await code(before.vorgang, second)).status).toBe(410)
})

test('T04: whether an account has a second factor, nobody learns without its password', async () => {
  const [plain, guarded] = [await somebody('intranet'), await somebody('intranet')]
  const { setUp } = factorCalls(logins, 'intranet')
  await setUp((await logins.logIn('intranet', guarded.email)).token)
  for (const { email } of [plain, guarded]) {
    const answer = await logins.post('/login', { email, passwort: 'falsch' })
    expect([answer.status, await answer.text()]).toEqual([401, ''])
  }
})

test('what is kept opens nothing, each change is mailed, and the log says what happened', async () => {
  const { id, email } = await somebody('intranet')
  const { setUp, start, code, remove } = factorCalls(logins, 'intranet')
  const { token } = await logins.logIn('intranet', email)
  const { key, codes } = await setUp(token)
  const { vorgang } = await start(email)
  const { rows } = await logins.client.query(
    `select (select json_agg(z)::text from zweitfaktoren z) || (select json_agg(w)::text from
       wiederherstellungscodes w) || (select json_agg(v)::text from anmeldevorgaenge v) as kept,
       (select encode(geheimnis, 'escape') from zweitfaktoren where konto = $1) as sealed`,
    [id],
  )
  const kept = JSON.stringify(rows)
  for (const secret of [key, vorgang, ...codes, ...codes.map((one) => one.replaceAll('-', ''))])
    expect(kept).not.toContain(secret)
  await code(vorgang, codes[0] ?? '')
  const again = await code((await start(email)).vorgang, codes[1] ?? '')
  const session = loginAnswers.intranet.parse(await again.json())
  await remove(shownBy(key), session.token)
  const { rows: log } = await logins.client.query(
    `select array_agg(distinct vorgang::text order by vorgang::text) as events from protokoll
     where dokument = $1 and vorgang::text ~ 'faktor|ersatz'`,
    [id],
  )
  expect(log).toEqual([
    { events: ['ersatzcode_benutzt', 'zweitfaktor_abgeschaltet', 'zweitfaktor_eingerichtet'] },
  ])
  const { rows: mails } = await logins.client.query(
    `select betreff from mails where an = $1 and betreff like 'Zweiter%' order by betreff`,
    [email],
  )
  expect(mails).toEqual([
    { betreff: 'Zweiter Faktor abgeschaltet' },
    { betreff: 'Zweiter Faktor eingerichtet' },
  ])
})

test('second factors of accounts that are gone are deleted, and logins that nobody ended', async () => {
  const { id, email } = await somebody('intranet')
  const { setUp, start } = factorCalls(logins, 'intranet')
  await setUp((await logins.logIn('intranet', email)).token)
  await start(email)
  await logins.client.query('delete from intranet_konten where id = $1', [id])
  const { cleanUp } = await import('../../apps/cms/src/jobs/clean-up.ts')
  const { log } = await import('../../apps/cms/src/platform/log/log.ts')
  const now = () => new Date(Date.now() + 25 * 3_600_000)
  await cleanUp({}, { payload: logins.payload, log, now, transport: null, from: '' })
  const { rows } = await logins.client.query(
    `select (select count(*) from zweitfaktoren where konto = $1)::int as factors,
       (select count(*) from wiederherstellungscodes where konto = $1)::int as codes,
       (select count(*) from anmeldevorgaenge)::int as logins,
       (select count(*) from zweitfaktoren)::int > 0 as others`,
    [id],
  )
  expect(rows).toEqual([{ factors: 0, codes: 0, logins: 0, others: true }])
})

test('nothing of it is in the log', () => {
  expect(logins.api.log.join('\n')).not.toMatch(/"level":50|otpauth|person-/)
})
