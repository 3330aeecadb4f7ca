import { expect, test } from 'vitest'
import { councilCookies, readCouncilCookies } from './council-cookie.ts'

const session = { id: 4, token: 'abcdefghijklmnopqrstu_' }
const both = `ratsinfoauth=${session.id}; ratsinfoauthJWT=${session.token}`

test('spec 6: the member stands in one cookie and the key in another; no script reads them, and no other site sends them', () => {
  expect(councilCookies(session, { lifetime: 3_600, isSecure: true })).toEqual([
    'ratsinfoauth=4; Path=/; Max-Age=3600; HttpOnly; SameSite=Lax; Secure',
    `ratsinfoauthJWT=${session.token}; Path=/; Max-Age=3600; HttpOnly; SameSite=Lax; Secure`,
  ])
})

test('without a session both of them go', () => {
  expect(councilCookies(null, { lifetime: 3_600, isSecure: false })).toEqual([
    'ratsinfoauth=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
    'ratsinfoauthJWT=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
  ])
})

test.each([
  ['alone', both],
  [
    'the other way round, beside others',
    `a=1; ratsinfoauthJWT=${session.token}; ratsinfoauth=4;b=2`,
  ],
])('a session is read %s', (_, header) => {
  expect(readCouncilCookies(header)).toEqual(session)
})

test.each([
  ['no key', `ratsinfoauth=${session.id}`],
  ['no member', `ratsinfoauthJWT=${session.token}`],
  ['a key cut short', both.slice(0, -1)],
  ['a key too long', `${both}x`],
  ['a number that nobody has', both.replace('=4', '=0')],
  ['words in the place of a number', both.replace('=4', '=4x')],
  ['names that only end like them', both.replaceAll('ratsinfoauth', 'xratsinfoauth')],
  ['nothing', ''],
])('%s is nobody’s session', (_, header) => {
  expect(readCouncilCookies(header)).toBeNull()
})
