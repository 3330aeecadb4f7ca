import { expect, test } from 'vitest'
import { codeIn, keyAddress, newKey, stepOf } from './one-time-code.ts'

/** The key of RFC 6238, appendix B, in the letters of RFC 4648. */
const key = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('RFC 6238: %i seconds after 1970 the code is %s', (seconds, code) => {
  expect(stepOf(key, code, new Date(seconds * 1000))).toBe(Math.floor(seconds / 30))
})

test('a clock may be wrong by one step, and no more', () => {
  const shown = 1_234_567_890
  const at = (seconds: number) => stepOf(key, '005924', new Date((shown + seconds) * 1000))
  const step = Math.floor(shown / 30)
  expect([at(-30), at(0), at(30)]).toEqual([step, step, step])
  expect([at(-90), at(60), at(3600)]).toEqual([null, null, null])
})

test.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['123\u00a0456', '123456'],
  ['123-456', '123456'],
  ['\u200b123456\u200e', '123456'],
  ['１２３４５６', '123456'],
  ['12345', null],
  ['1234567', null],
  ['12345a', null],
  ['', null],
  ['-', null],
  ['123456\u0000', null],
])('«%s» is read as %s', (typed, code) => {
  expect(codeIn(typed)).toBe(code)
})

test('an app reads whose key it is, also where a name has a colon or an umlaut', () => {
  const made = newKey()
  const address = new URL(
    keyAddress(made, { issuer: 'Bad: Säckingen', account: 'ö:x@stadt.example' }),
  )
  expect(made).toMatch(/^[A-Z2-7]{32}$/)
  expect(address.protocol + address.host).toBe('otpauth:totp')
  expect(decodeURIComponent(address.pathname)).toBe('/Bad  Säckingen:ö x@stadt.example')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    issuer: 'Bad  Säckingen',
    secret: made,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
  expect(newKey()).not.toBe(made)
})
