import { expect, test } from 'vitest'
import { centsOf, decimalText, euroText, validateCents } from './index.ts'

test.for([
  ['8', 800],
  ['8,5', 850],
  ['8,50', 850],
  ['8.50', 850],
  [' 8,50 € ', 850],
  ['8 Euro', 800],
  ['8 EUR', 800],
  ['8,-', 800],
  ['8,––', 800],
  ['0', 0],
  ['0,05', 5],
  ['1.250', 125_000],
  ['1.250,90', 125_090],
  ['1250,90', 125_090],
] as const)('«%s» are %d cents', ([typed, cents]) => {
  expect(centsOf(typed)).toBe(cents)
})

test.for(['', 'acht', '8,5o', '-8', '8,505', '8,,5', '1.25,00', '8 oder 9', '12.50.30'])(
  '«%s» is no amount',
  (typed) => {
    expect(centsOf(typed)).toBeNull()
  },
)

test('cents are shown as one writes euros', () => {
  expect([0, 5, 850, 125_090].map(euroText)).toEqual(['0,00', '0,05', '8,50', '1.250,90'])
})

test('in a table they have a comma and nothing else, up to the largest sum of an order', () => {
  const cents = [0, -0, 5, -5, 125_090, -125_090, 500_000_000_001]
  const texts = ['0,00', '0,00', '0,05', '-0,05', '1250,90', '-1250,90', '5000000000,01']
  expect(cents.map(decimalText)).toEqual(texts)
})

test('what is wrong with an amount is said in German', () => {
  const limits = { most: 1_000_000 }
  expect(validateCents(850, limits)).toBe(true)
  expect(validateCents(null, limits)).toBe(true)
  expect(validateCents(null, { ...limits, required: true })).toBe(
    'Bitte geben Sie einen Betrag an.',
  )
  for (const value of ['8,5o', Number.NaN, 8.5])
    expect(validateCents(value, limits)).toBe(
      'Bitte einen Betrag in Euro, zum Beispiel 8 oder 8,50.',
    )
  for (const value of [-1, 1_000_001])
    expect(validateCents(value, limits)).toBe('Der Betrag liegt zwischen 0 und 10.000,00 Euro.')
})
