import { expect, test } from 'vitest'
import { nummerIn } from './referenz.ts'

test.each([
  ['B-42', 42],
  [' b – 0042 ', 42],
  ['42', 42],
  ['B42', 42],
  ['Bestellung B-42 vom 3. November', 42],
  ['(B-42)', 42],
  ['zwei Becher vom 3. November 2026', null],
  ['', null],
  ['B-0', null],
  ['B-12345678901', null],
])('%j names the order %s', (text, nummer) => {
  expect(nummerIn(text)).toBe(nummer)
})
