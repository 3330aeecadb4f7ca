import { expect, test } from 'vitest'
import { monthsLater, weeksOf } from './month.ts'

test('a month begins on its weekday and ends on its last day', () => {
  const weeks = weeksOf('2027-06')
  expect(weeks).toHaveLength(5)
  expect(weeks[0]).toEqual([
    null,
    '2027-06-01',
    '2027-06-02',
    '2027-06-03',
    '2027-06-04',
    '2027-06-05',
    '2027-06-06',
  ])
  expect(weeks[4]?.slice(0, 4)).toEqual(['2027-06-28', '2027-06-29', '2027-06-30', null])
})

test.each([
  ['2026-02', 28],
  ['2028-02', 29],
  ['2027-03', 31],
  ['2026-10', 31],
  ['9999-12', 31],
])('%s has %i days, each once', (month, count) => {
  const days = weeksOf(month)
    .flat()
    .filter((day) => day !== null)
  expect(days).toHaveLength(count)
  expect(new Set(days).size).toBe(count)
})

test('months go on over the turn of the year', () => {
  expect(monthsLater('2026-12', 1)).toBe('2027-01')
  expect(monthsLater('2027-01', -1)).toBe('2026-12')
})
