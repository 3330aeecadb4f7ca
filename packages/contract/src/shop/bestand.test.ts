import { expect, test } from 'vitest'
import { bestandOf, groessenOf, mostOf } from './index.ts'

test('stock is the limit minus what is gone; without a limit there is always enough (spec 3)', () => {
  expect(bestandOf({ menge_limit: 10, menge_aktuell: 7 })).toBe(3)
  expect(bestandOf({ menge_limit: 10, menge_aktuell: 11 })).toBe(0)
  expect(bestandOf({ menge_limit: null, menge_aktuell: 400 })).toBeNull()
})

test('the quantity ends at the stock, at what one order may have, and at 999', () => {
  expect(mostOf({ menge_limit: 10, menge_aktuell: 7, hoechstens: null })).toBe(3)
  expect(mostOf({ menge_limit: 10, menge_aktuell: 1, hoechstens: 4 })).toBe(4)
  expect(mostOf({ menge_limit: null, menge_aktuell: 0, hoechstens: null })).toBe(999)
})

test('sizes are separated by commas, however they were typed', () => {
  expect(groessenOf({ groessen: 'S, M ,L,' })).toEqual(['S', 'M', 'L'])
  expect(groessenOf({ groessen: null })).toEqual([])
})
