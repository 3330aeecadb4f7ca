import { expect, test } from 'vitest'
import { daysLater, noon } from './days.ts'

test.each([
  ['2027-03-27', 1, '2027-03-28'],
  ['2027-03-28', 1, '2027-03-29'],
  ['2026-10-25', 1, '2026-10-26'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2027-12-31', 1, '2028-01-01'],
  ['2027-03-01', -1, '2027-02-28'],
])('%s and %i days is %s, whatever the clocks do', (day, days, other) => {
  expect(daysLater(day, days)).toBe(other)
})

test('a day is stored as its noon', () => {
  expect(noon('2027-06-19')).toBe('2027-06-19T12:00:00.000Z')
})
