import { expect, test } from 'vitest'
import { newRecoveryCodes, recoveryCodeIn, recoveryKey } from './recovery-codes.ts'

test('ten recovery codes are made, each in groups of signs that nobody takes for others', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes)
    expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){2}[0-9A-HJKMNP-TV-Z]{4}$/)
})

test.each([
  ['7KQ2-M9XD-4TVA', '7KQ2M9XD4TVA'],
  [' 7kq2 m9xd 4tva ', '7KQ2M9XD4TVA'],
  ['7KQ2–M9XD–4TVA', '7KQ2M9XD4TVA'],
  ['OIL0-0000-0000', '011000000000'],
  ['7KQ2-M9XD-4TV', null],
  ['7KQ2-M9XD-4TVU', null],
  ['7KQ2-M9XD-4TVA-0000', null],
  ['123456', null],
  ['', null],
])('«%s» is read as %s', (typed, code) => {
  expect(recoveryCodeIn(typed)).toBe(code)
})

test('what is kept of a code belongs to one account, and nobody makes it without the secret', () => {
  const kept = recoveryKey(Buffer.from('key'), 'intranet a', '7KQ2M9XD4TVA')
  expect(kept).toMatch(/^[0-9a-f]{64}$/)
  expect(recoveryKey(Buffer.from('key'), 'intranet b', '7KQ2M9XD4TVA')).not.toBe(kept)
  expect(recoveryKey(Buffer.from('other'), 'intranet a', '7KQ2M9XD4TVA')).not.toBe(kept)
})
