import { expect, test } from 'vitest'
import { directoryCookie, readDirectoryCookie } from './directory-cookie.ts'

test('18.4: what binds a login to its browser is sent to one address, and gone after ten minutes', () => {
  expect(directoryCookie('abc_-1', true)).toBe(
    'rathauskonto=abc_-1; Path=/de/intranet/rathaus-konto/; Max-Age=600; HttpOnly; SameSite=Lax; Secure',
  )
  expect(directoryCookie('', false)).toBe(
    'rathauskonto=; Path=/de/intranet/rathaus-konto/; Max-Age=0; HttpOnly; SameSite=Lax',
  )
})

test.each([
  ['rathauskonto=abc_-1', 'abc_-1'],
  ['a=1; rathauskonto=abc; intranetauth=x', 'abc'],
  ['rathauskonto=', ''],
  ['rathauskonto=a b', ''],
  ['xrathauskonto=abc', ''],
  [`rathauskonto=${'x'.repeat(4001)}`, ''],
  ['', ''],
])('a cookie header «%.40s» carries «%s»', (header, value) => {
  expect(readDirectoryCookie(header)).toBe(value)
})
