import { expect, test } from 'vitest'
import { readSessionCookie, sessionCookie } from './session-cookie.ts'

const session = { uuid: '58845afd-15a9-4aa3-850e-e29eb547e863', token: 'abcdefghijklmnopqrstu_' }
const value = `${session.uuid}.${session.token}`

test('spec 7: a session is kept in a cookie that no script reads and no other site sends', () => {
  expect(sessionCookie(session, { lifetime: 3_600, isSecure: true })).toBe(
    `intranetauth=${value}; Path=/; Max-Age=3600; HttpOnly; SameSite=Lax; Secure`,
  )
  expect(sessionCookie(null, { lifetime: 3_600, isSecure: false })).toBe(
    'intranetauth=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
  )
})

test.each([
  ['alone', `intranetauth=${value}`],
  ['beside others', `a=1; intranetauth=${value}; ratsinfoauth=x`],
])('a session is read %s', (_, header) => {
  expect(readSessionCookie(header)).toEqual(session)
})

test.each([
  ['cut short', `intranetauth=${value.slice(0, -1)}`],
  ['too long', `intranetauth=${value}x`],
  ['empty', 'intranetauth='],
  ['of another name', `xintranetauth=${value}`],
  ['of the council', `ratsinfoauth=${value}`],
  ['none', ''],
])('a cookie %s is nobody’s session', (_, header) => {
  expect(readSessionCookie(header)).toBeNull()
})
