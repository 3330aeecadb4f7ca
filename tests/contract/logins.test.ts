import { randomUUID } from 'node:crypto'
import { calls, sessionHeaders } from '@kurstadt/contract'
import { beforeAll, expect, test } from 'vitest'
import { setPassword } from '../../apps/cms/src/subjects/anmeldung/credentials.ts'
import { cmsEnvironment, startApi } from './content-api.ts'
import { type LoginsApart, openLoginsApart, password } from './logins.ts'
import { local } from './writing.ts'

// Logins to the intranet and to the council's pages (spec 5, 7; T03–T10).

const intranetUser = calls['intranet/user/{uuid}']
const colleague = { vorname: 'Ayşe', nachname: 'Öztaş', email: 'ayse@rathaus.example' }

let logins: LoginsApart
let uuid = ''
let nummer = 0

beforeAll(async () => {
  logins = await openLoginsApart()
  const { payload, client } = logins
  const konto = await payload.create({ collection: 'intranet_konten', ...local, data: colleague })
  uuid = konto.id
  const data = { vorname: 'Nora', nachname: 'Kiefer', email: 'nora@rat.example' } as const
  const rat = await payload.create({
    collection: 'raete',
    ...local,
    data: { ...data, _status: 'published' },
  })
  nummer = Number(rat.nummer)
  await setPassword(client, 'intranet', konto.id, { password, isOneTime: false })
  await setPassword(client, 'rat', rat.id, { password, isOneTime: false })
})

test('spec 7: a login to the intranet answers token and uuid, and the token opens it', async () => {
  const answer = await logins.logIn('intranet', 'ayse@rathaus.example')
  expect(answer).toMatchObject({ uuid })
  expect(answer.token).toMatch(/^[\w-]{22}$/)
  const own = await logins.ask(`/intranet/user/${uuid}`, 'intranet', answer.token)
  expect(own.headers.get('cache-control')).toBe('private, no-store')
  const { sitzung, ...person } = intranetUser.answer.parse(await own.json())
  expect(person).toEqual({ uuid, ...colleague })
  expect(sitzung.letzte_anmeldung).toBeNull()
  expect(sitzung.bleibt).toSatisfy((left: number) => left > 3_500 && left <= 3_600)
  expect(sitzung.laengstens).toSatisfy((left: number) => left > 43_100 && left <= 43_200)
  expect((await logins.ask('/intranet/rubrik', 'intranet', answer.token)).status).toBe(200)
})

test('spec 3, 7: a login of a council member says that the first password was changed', async () => {
  const answer = await logins.logIn('rat', 'nora@rat.example')
  expect(answer).toMatchObject({ id: nummer, pw_geaendert: true })
  const own = await logins.ask(`/raete/${nummer}`, 'rat', answer.token)
  expect(await own.json()).toMatchObject({ vorname: 'Nora', nachname: 'Kiefer' })
})

test.each([
  ['an unknown address', { email: 'nobody@rathaus.example', passwort: password }],
  ['a wrong password', { email: colleague.email, passwort: 'fünf Wörter ohne Sinn' }],
  ['nothing', {}],
  ['a password of 9,000 letters', { email: colleague.email, passwort: 'x'.repeat(9_000) }],
  ['a NUL', { email: `${colleague.email}\0`, passwort: `${password}\0` }],
  ['a list', { email: [colleague.email], passwort: [password] }],
  ['an account of the other login', { email: 'nora@rat.example', passwort: password }],
])('spec 5: %s is a failure without a body', async (_, body) => {
  const response = await logins.post('/login', body)
  expect([response.status, await response.text()]).toEqual([401, ''])
})

test('a login of a megabyte is not read', async () => {
  const body = { email: colleague.email, passwort: 'x'.repeat(1_000_000) }
  expect((await logins.post('/login', body)).status).toBe(413)
})

test('a password is the same however its umlauts are written, and may have signs of any kind', async () => {
  await logins.logIn('intranet', colleague.email, password.normalize('NFD'))
  const signs = 'vier Wörter 🌲 und ein Baum'
  await setPassword(logins.client, 'intranet', uuid, { password: signs, isOneTime: false })
  await logins.logIn('intranet', colleague.email, signs)
  await logins.logIn('intranet', colleague.email, signs.normalize('NFD'))
  await setPassword(logins.client, 'intranet', uuid, { password, isOneTime: false })
})

test('two logins of one account at the same moment both hold', async () => {
  const both = await Promise.all([1, 2].map(() => logins.logIn('intranet', colleague.email)))
  expect(new Set(both.map(({ token }) => token)).size).toBe(2)
  for (const { token } of both)
    expect((await logins.ask('/intranet/rubrik', 'intranet', token)).status).toBe(200)
})

test('a session holds when the content API is started anew', async () => {
  const { token } = await logins.logIn('intranet', colleague.email)
  const anew = await startApi(cmsEnvironment(logins.url))
  const headers = { [sessionHeaders.intranet]: token }
  expect((await anew.get('/api/cms/intranet/rubrik', headers)).status).toBe(200)
})

test('T03: a token of one login is nothing in the other, and each is ended alone', async () => {
  const [intranet, rat] = await Promise.all([
    logins.logIn('intranet', colleague.email),
    logins.logIn('rat', 'nora@rat.example'),
  ])
  expect((await logins.ask('/intranet/rubrik', 'intranet', rat.token)).status).toBe(401)
  expect((await logins.ask(`/raete/${nummer}`, 'rat', intranet.token)).status).toBe(401)
  await logins.post('/logout', {}, { [sessionHeaders.intranet]: intranet.token })
  expect((await logins.ask('/intranet/rubrik', 'intranet', intranet.token)).status).toBe(401)
  expect((await logins.ask(`/raete/${nummer}`, 'rat', rat.token)).status).toBe(200)
})

test('T07: a session ends with a disabled account, and nobody’s token is answered', async () => {
  const { token } = await logins.logIn('intranet', colleague.email)
  await logins.client.query('update intranet_konten set aktiv = false where id = $1', [uuid])
  expect((await logins.ask('/intranet/rubrik', 'intranet', token)).status).toBe(401)
  const refused = await logins.post('/login', { email: colleague.email, passwort: password })
  expect(refused.status).toBe(401)
  await logins.client.query('update intranet_konten set aktiv = true where id = $1', [uuid])
  for (const cut of [token.slice(1), `${token}x`, '', '§'.repeat(3), 'x'.repeat(4000)])
    expect((await logins.ask('/intranet/rubrik', 'intranet', encodeURIComponent(cut))).status).toBe(
      401,
    )
})

test('T08: a session ends unused after an hour, and after twelve hours whatever happens', async () => {
  const { token } = await logins.logIn('intranet', colleague.email)
  const age = (column: string, time: string) =>
    logins.client.query(`update anmeldungen set ${column} = now() - $1::interval`, [time])
  await age('gesehen_am', '59 minutes')
  expect((await logins.ask('/intranet/rubrik', 'intranet', token)).status).toBe(200)
  await age('begonnen_am', '11 hours 59 minutes')
  expect((await logins.ask('/intranet/rubrik', 'intranet', token)).status).toBe(200)
  await age('begonnen_am', '12 hours 1 minute')
  expect((await logins.ask('/intranet/rubrik', 'intranet', token)).status).toBe(401)
  const { token: other } = await logins.logIn('intranet', colleague.email)
  await age('gesehen_am', '61 minutes')
  expect((await logins.ask('/intranet/rubrik', 'intranet', other)).status).toBe(401)
})

test('T07: who changes the password stays, all other sessions of the account end', async () => {
  const [here, there] = await Promise.all([
    logins.logIn('intranet', colleague.email),
    logins.logIn('intranet', colleague.email),
  ])
  const headers = { [sessionHeaders.intranet]: here.token }
  const passwort = 'neun Worte und noch mehr'
  const weak = await logins.post(
    '/passwort',
    { passwort_bisher: password, passwort: 'kurz' },
    headers,
  )
  expect(await weak.json()).toMatchObject({ error: { fields: { passwort: 'zu_kurz' } } })
  const wrong = await logins.post('/passwort', { passwort_bisher: 'x', passwort }, headers)
  expect(await wrong.json()).toMatchObject({
    error: { fields: { passwort_bisher: 'stimmt_nicht' } },
  })
  expect(
    (await logins.post('/passwort', { passwort_bisher: password, passwort }, headers)).status,
  ).toBe(200)
  expect((await logins.ask('/intranet/rubrik', 'intranet', here.token)).status).toBe(200)
  expect((await logins.ask('/intranet/rubrik', 'intranet', there.token)).status).toBe(401)
  await logins.logIn('intranet', colleague.email, passwort)
})

test('T10: nobody else’s account is answered', async () => {
  const { token } = await logins.logIn('intranet', colleague.email, 'neun Worte und noch mehr')
  const other = '00000000-0000-4000-8000-000000000000'
  expect((await logins.ask(`/intranet/user/${other}`, 'intranet', token)).status).toBe(404)
  expect((await logins.api.get(`/api/cms/intranet/user/${uuid}`)).status).toBe(401)
})

test('18.5: whoever logs in hears when they did so the time before', async () => {
  const email = 'ayse@rathaus.example'
  const passwort = 'neun Worte und noch mehr'
  const { token } = await logins.logIn('intranet', email, passwort)
  const before = intranetUser.answer.parse(
    await (await logins.ask(`/intranet/user/${uuid}`, 'intranet', token)).json(),
  )
  const { rows } = await logins.client.query(
    `select wann.at = $1::timestamptz as same from (
       select created_at as at from protokoll where dokument = $2 and vorgang = 'angemeldet'
       order by created_at desc offset 1 limit 1) wann`,
    [before.sitzung.letzte_anmeldung, uuid],
  )
  expect(rows).toEqual([{ same: true }])
})

test('T11: a browser cannot log anybody in here', async () => {
  const body = { email: colleague.email, passwort: password }
  expect((await logins.post('/login', body, { Origin: 'https://evil.example' })).status).toBe(403)
})

test('T05: the sixth wrong try of one sender at one account waits; another sender does not', async () => {
  const headers = { 'X-Absender': 'same' }
  const wrong = { email: 'nora@rat.example', passwort: 'falsch' }
  for (let count = 0; count < 5; count += 1)
    expect((await logins.post('/raete/login', wrong, headers)).status).toBe(401)
  const sixth = await logins.post('/raete/login', { ...wrong, passwort: password }, headers)
  expect([sixth.status, await sixth.text()]).toEqual([429, ''])
  expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0)
  await logins.logIn('rat', 'nora@rat.example')
})

test('what is kept opens nothing: no token and no password stands in the database', async () => {
  const { token } = await logins.logIn('rat', 'nora@rat.example')
  const { rows } = await logins.client.query(
    `select coalesce(json_agg(a)::text, '') || (select json_agg(d)::text from anmeldedaten d) ||
     (select json_agg(p)::text from protokoll p) as kept from anmeldungen a`,
  )
  const kept = JSON.stringify(rows)
  expect(kept).not.toContain(token)
  expect(kept).not.toContain(password)
  expect(kept).toContain('angemeldet')
  expect(kept).toContain('anmeldung_gescheitert')
})

test('sessions that have ended and passwords of accounts that are gone are deleted', async () => {
  const gone = randomUUID()
  await setPassword(logins.client, 'intranet', gone, { password, isOneTime: false })
  await logins.logIn('rat', 'nora@rat.example')
  const { cleanUp } = await import('../../apps/cms/src/jobs/clean-up.ts')
  const { log } = await import('../../apps/cms/src/platform/log/log.ts')
  const now = () => new Date(Date.now() + 25 * 3_600_000)
  await cleanUp({}, { payload: logins.payload, log, now, transport: null, from: '' })
  const { rows } = await logins.client.query(
    `select (select count(*) from anmeldungen)::int as sessions,
            (select count(*) from anmeldedaten where konto = $1)::int as lost,
            (select count(*) from anmeldedaten)::int as passwords`,
    [gone],
  )
  expect(rows).toEqual([{ sessions: 0, lost: 0, passwords: 2 }])
})

test('nothing that was typed is in the log', () => {
  expect(logins.api.log.join('\n')).not.toMatch(/"level":50|vier W|@rat/)
})
