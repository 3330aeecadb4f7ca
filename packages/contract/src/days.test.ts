import { expect, test } from 'vitest'
import { daysLater } from './days.ts'

test('days are counted over the ends of months, leap years and clock changes', () => {
  expect(daysLater('2028-02-28', 1)).toBe('2028-02-29')
  expect(daysLater('2027-01-01', -1)).toBe('2026-12-31')
  expect(daysLater('2027-03-28', 1)).toBe('2027-03-29')
})
