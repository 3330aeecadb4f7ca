import {
  calls,
  errorBody,
  type LoginArea,
  loginAnswers,
  newFactor,
  recoveryCodes,
} from '@kurstadt/contract'
import { beforeAll, expect, test } from 'vitest'
import { type Logins, openLogins, password } from './logins.ts'
import { accountsOf, factorCalls, shownBy } from './second-factors.ts'

// 18.3: a second factor by authenticator app, at both logins.

let logins: Logins
let somebody: ReturnType<typeof accountsOf>

beforeAll(async () => {
  logins = await openLogins()
  somebody = accountsOf(logins)
})

const stateCall = { intranet: 'intranet/zweitfaktor', rat: 'raete/zweitfaktor' } as const

async function stateOf(area: LoginArea, token: string) {
  const answer = await logins.ask(`/${stateCall[area]}`, area, token)
  return calls[stateCall[area]].answer.parse(await answer.json())
}

/** What a refusal says is wrong, by field. */
async function problemsIn(response: Response) {
  expect(response.status).toBe(400)
  return errorBody.parse(await response.json()).error.fields
}

for (const area of ['intranet', 'rat'] as const) {
  test(`${area}: somebody sets it up, logs in with a code, and switches it off with one`, async () => {
    const { email } = await somebody(area)
    const { begin, confirm, start, code, remove, forgetSteps } = factorCalls(logins, area)
    const { token } = await logins.logIn(area, email)
    expect(await stateOf(area, token)).toEqual({ seit: null, codes: 0, verlangt: false })
    const begun = newFactor.parse(await (await begin({ passwort: password }, token)).json())
    expect(new URL(begun.adresse).searchParams.get('secret')).toBe(begun.schluessel)
    expect(decodeURIComponent(begun.adresse)).toContain(email)
    // Nothing holds until the app has shown a code: a wrongly copied key locks nobody out.
    await logins.logIn(area, email)
    const shown = shownBy(begun.schluessel)
    const grouped = ` ${shown.slice(0, 3)} ${shown.slice(3)}`
    const done = await confirm({ code: grouped }, token)
    expect(await done.json()).toMatchObject({ codes: { length: 10 }, anmeldung: null })
    expect(await stateOf(area, token)).toMatchObject({ codes: 10, verlangt: false })
    const { schritt, vorgang } = await start(email)
    expect(schritt).toBe('code')
    expect((await logins.ask(`/${stateCall[area]}`, area, vorgang)).status).toBe(401)
    await forgetSteps()
    const entered = await code(vorgang, shownBy(begun.schluessel))
    const session = loginAnswers[area].parse(await entered.json())
    expect((await stateOf(area, session.token)).seit).not.toBeNull()
    expect((await code(vorgang, shownBy(begun.schluessel))).status).toBe(410)
    await forgetSteps()
    expect((await remove(shownBy(begun.schluessel), session.token)).status).toBe(200)
    await logins.logIn(area, email)
  })
}

test('RFC 6238: a code is good once, and one of an earlier step is not good any more', async () => {
  const { email } = await somebody('intranet')
  const { setUp, start, code } = factorCalls(logins, 'intranet')
  const { key } = await setUp((await logins.logIn('intranet', email)).token)
  const [now, before] = [shownBy(key), shownBy(key, Date.now() - 30_000)]
  const both = await Promise.all([start(email), start(email)])
  const statuses = await Promise.all(
    both.map(async ({ vorgang }) => (await code(vorgang, now)).status),
  )
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 401])
  const { vorgang } = await start(email)
  expect([(await code(vorgang, now)).status, (await code(vorgang, before)).status]).toEqual([
    401, 401,
  ])
})

test('the code that ends setting it up does not open the next login', async () => {
  const { email } = await somebody('intranet')
  const { begin, confirm, start, code } = factorCalls(logins, 'intranet')
  const { token } = await logins.logIn('intranet', email)
  const begun = newFactor.parse(await (await begin({ passwort: password }, token)).json())
  const shown = shownBy(begun.schluessel)
  expect((await confirm({ code: shown }, token)).status).toBe(200)
  expect((await code((await start(email)).vorgang, shown)).status).toBe(401)
})

test('a recovery code opens a login once, however it is typed; new ones replace those before', async () => {
  const { email } = await somebody('intranet')
  const { setUp, start, code, renew } = factorCalls(logins, 'intranet')
  const first = await logins.logIn('intranet', email)
  const { codes } = await setUp(first.token)
  const [one = '', two = '', three = ''] = codes
  const typed = one.toLowerCase().replaceAll('-', ' ')
  expect((await code((await start(email)).vorgang, typed)).status).toBe(200)
  expect((await code((await start(email)).vorgang, one)).status).toBe(401)
  const renewed = await renew(two, first.token)
  expect(recoveryCodes.parse(await renewed.json()).codes).toHaveLength(10)
  expect((await code((await start(email)).vorgang, three)).status).toBe(401)
  expect((await stateOf('intranet', first.token)).codes).toBe(10)
})

test('T05: five wrong codes are enough, from wherever they come; the password is not refused for it', async () => {
  const { email } = await somebody('intranet')
  const { setUp, start, code } = factorCalls(logins, 'intranet')
  const { key } = await setUp((await logins.logIn('intranet', email)).token)
  // Each try comes from another sender, and after a new login.
  for (let tries = 0; tries < 5; tries += 1)
    expect((await code((await start(email)).vorgang, '000000')).status).toBe(401)
  const { vorgang } = await start(email)
  const sixth = await code(vorgang, shownBy(key))
  expect([sixth.status, await sixth.text()]).toEqual([429, ''])
  expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('T07: who sets it up says the password; every other session and every begun login ends', async () => {
  const { email } = await somebody('intranet')
  const { begin, setUp, start, code } = factorCalls(logins, 'intranet')
  const [here, there] = await Promise.all([
    logins.logIn('intranet', email),
    logins.logIn('intranet', email),
  ])
  expect(await problemsIn(await begin({ passwort: 'falsch' }, here.token))).toEqual({
    passwort: 'stimmt_nicht',
  })
  expect((await begin({ passwort: password })).status).toBe(401)
  const { key, codes } = await setUp(here.token)
  expect((await logins.ask('/intranet/rubrik', 'intranet', here.token)).status).toBe(200)
  expect((await logins.ask('/intranet/rubrik', 'intranet', there.token)).status).toBe(401)
  // Another telephone: a code of the one before, and no password.
  expect(await problemsIn(await begin({ passwort: password }, here.token))).toEqual({
    code: 'stimmt_nicht',
  })
  const next = newFactor.parse(await (await begin({ code: codes[0] }, here.token)).json())
  expect(next.schluessel).not.toBe(key)
  // Until that one has shown a code, the one before opens the login.
  expect((await code((await start(email)).vorgang, shownBy(key))).status).toBe(200)
})

test('two tabs of a session that begin to set it up show the same key', async () => {
  const { email } = await somebody('intranet')
  const { begin, confirm } = factorCalls(logins, 'intranet')
  const { token } = await logins.logIn('intranet', email)
  const begun = async () =>
    newFactor.parse(await (await begin({ passwort: password }, token)).json()).schluessel
  const keys = await Promise.all([begun(), begun(), begun()])
  expect(new Set(keys).size).toBe(1)
  const code = shownBy(keys[0] ?? '')
  const both = await Promise.all([confirm({ code }, token), confirm({ code }, token)])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
})
