import { loginAnswers } from '@kurstadt/contract'
import { expect, test, vi } from 'vitest'
import {
  beginStep,
  changeFactor,
  endWithCode,
  endWithNewFactor,
  keyIn,
} from './second-factor.server.ts'

const login = { area: 'intranet', answer: loginAnswers.intranet } as const
const vorgang = 'abcdefghijklmnopqrstu_'
const session = { uuid: '58845afd-15a9-4aa3-850e-e29eb547e863', token: 'abcdefghijklmnopqrstuv' }
const asker = { area: 'rat', token: session.token } as const
const key = {
  schluessel: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  adresse: 'otpauth://totp/Intranet:a?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&digits=6',
}
const typed = '123456'
const form = { code: '123 456', passwort: '', adresse: key.adresse }

/** A content API that answers one thing, whatever it is asked. */
function api(status: number, body: unknown = {}, headers: Record<string, string> = {}) {
  const asked: Request[] = []
  const fetchApi = async (input: string | URL | Request, init?: RequestInit) => {
    asked.push(new Request(input, init))
    return Response.json(body, { status, headers })
  }
  return { asked, reaching: { apiUrl: 'http://api.example', fetchApi, report: vi.fn() } }
}

const wrongAt = (fields: Record<string, string>) => ({
  error: { code: 'bad-request', message: '', fields },
})

test('a code ends a login', async () => {
  const { asked, reaching } = api(200, session)
  expect(await endWithCode(reaching, login, { vorgang, code: '123456' })).toEqual({
    kind: 'in',
    session,
  })
  expect(asked[0]?.url).toBe('http://api.example/api/cms/login/code')
})

test.each([
  [401, { kind: 'pending', login: { kind: 'code', vorgang, fault: { kind: 'wrong' } } }],
  [410, { kind: 'gone' }],
  [
    429,
    { kind: 'pending', login: { kind: 'code', vorgang, fault: { kind: 'busy', retryAfter: 90 } } },
  ],
  [500, { kind: 'pending', login: { kind: 'code', vorgang, fault: { kind: 'away' }, typed } }],
  [200, { kind: 'pending', login: { kind: 'code', vorgang, fault: { kind: 'away' }, typed } }],
])('what the content API answers to a code with %i is said in words', async (status, outcome) => {
  const { reaching } = api(status, {}, { 'Retry-After': '90' })
  expect(await endWithCode(reaching, login, { vorgang, code: '123456' })).toEqual(outcome)
})

test('nothing that was typed is reported', async () => {
  const { reaching } = api(500)
  await endWithCode(reaching, login, { vorgang, code: '123456' })
  await changeFactor(reaching, asker, 'einrichten', { ...form, passwort: 'geheim und lang' })
  expect(reaching.report).toHaveBeenCalledTimes(2)
  expect(JSON.stringify(reaching.report.mock.calls)).not.toMatch(/123456|geheim|abcdefghij/)
})

test('a login that asks to set one up shows its key', async () => {
  const step = { schritt: 'einrichten', vorgang } as const
  expect(await beginStep(api(200, key).reaching, 'intranet', step)).toEqual({
    kind: 'pending',
    login: { kind: 'setUp', vorgang, key, fault: null },
  })
  expect(await beginStep(api(401).reaching, 'intranet', step)).toEqual({ kind: 'gone' })
  expect(await beginStep(api(503).reaching, 'intranet', step)).toEqual({ kind: 'away' })
})

test('the first code ends the login, and a wrong one leaves the key where it is', async () => {
  const typed = { vorgang, code: '123456', adresse: key.adresse }
  const answer = { codes: ['a'], anmeldung: session }
  expect(await endWithNewFactor(api(200, answer).reaching, login, typed)).toEqual({
    kind: 'secured',
    session,
    codes: ['a'],
  })
  const { reaching } = api(400, wrongAt({ code: 'stimmt_nicht' }))
  expect(await endWithNewFactor(reaching, login, typed)).toEqual({
    kind: 'pending',
    login: { kind: 'setUp', vorgang, key, fault: { kind: 'wrong' } },
  })
})

test('whoever is logged in changes theirs with the token of their area', async () => {
  const { asked, reaching } = api(200, { codes: ['a'] })
  expect(await changeFactor(reaching, asker, 'codes', form)).toEqual({
    kind: 'codes',
    codes: ['a'],
  })
  expect(asked[0]?.url).toBe('http://api.example/api/cms/raete/zweitfaktor/codes')
  expect(asked[0]?.headers.get('ratsinfo-authorization')).toBe(session.token)
  expect(await asked[0]?.json()).toEqual({ code: '123 456' })
})

test.each([
  ['aus', 200, {}, { kind: 'off' }],
  ['aus', 401, {}, { kind: 'out' }],
  [
    'aus',
    400,
    wrongAt({ code: 'verlangt' }),
    { kind: 'failed', act: 'aus', field: 'code', fault: { kind: 'required' } },
  ],
  [
    'einrichten',
    400,
    wrongAt({ passwort: 'stimmt_nicht' }),
    { kind: 'failed', act: 'einrichten', field: 'passwort', fault: { kind: 'wrong' } },
  ],
  ['einrichten', 200, key, { kind: 'begun', key, fault: null }],
  [
    'bestaetigen',
    400,
    wrongAt({ code: 'stimmt_nicht' }),
    { kind: 'begun', key, fault: { kind: 'wrong' } },
  ],
  [
    'codes',
    400,
    { lies: true },
    { kind: 'failed', act: 'codes', field: 'code', fault: { kind: 'away' } },
  ],
] as const)('%s, answered with %i', async (act, status, body, step) => {
  expect(await changeFactor(api(status, body).reaching, asker, act, form)).toEqual(step)
})

test.each([
  'otpauth://totp/x',
  'otpauth://totp/x?secret=klein',
  'otpauth://hotp/x?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  'javascript:alert(1)//otpauth://totp/x?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  `otpauth://totp/${'x'.repeat(700)}?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ`,
  '',
])('an address that is no key of ours is not shown: %s', (address) => {
  expect(keyIn(address)).toBeNull()
})
