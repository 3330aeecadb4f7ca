import { expect, test } from 'vitest'
import { girocodeOf } from './girocode.ts'

const konto = { inhaber: 'Stadtkasse', iban: 'DE02120300000000202051', bic: null, bank: null }

test.each([
  [1, 'EUR0.01'],
  [1205, 'EUR12.05'],
  [10_000_000, 'EUR100000.00'],
  [99_999_999_999, 'EUR999999999.99'],
])('%i cents are written as %s', (cent, amount) => {
  expect(girocodeOf(konto, cent, 'B-1')?.split('\n')[7]).toBe(amount)
})

test('an amount that no transfer can have has no code', () => {
  expect([0, 100_000_000_000].map((cent) => girocodeOf(konto, cent, 'B-1'))).toEqual([null, null])
})

test('a name is cut to 70 characters, and no break in it begins another line', () => {
  const long = { ...konto, inhaber: `Kur-\nund ${'Touristik '.repeat(10)}` }
  const lines = girocodeOf(long, 100, 'B-1')?.split('\n') ?? []
  expect(lines).toHaveLength(11)
  expect(lines[5]).toHaveLength(70)
})
