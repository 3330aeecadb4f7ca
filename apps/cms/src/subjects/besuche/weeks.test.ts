import { expect, test } from 'vitest'
import { mondayOf, weeksOf } from './weeks.ts'

test('a week begins on Monday, also over a year’s end and a clock change', () => {
  expect(mondayOf('2026-11-26')).toBe('2026-11-23')
  expect(mondayOf('2026-11-23')).toBe('2026-11-23')
  expect(mondayOf('2027-01-03')).toBe('2026-12-28')
  expect(mondayOf('2026-10-25')).toBe('2026-10-19')
})

test('weeks in which nobody came are there, too, the oldest first', () => {
  const known = [{ beginn: '2026-11-16', aufrufe: 7, besuche: 3 }]
  expect(weeksOf(known, '2026-11-26', 3)).toEqual([
    { beginn: '2026-11-09', aufrufe: 0, besuche: 0 },
    { beginn: '2026-11-16', aufrufe: 7, besuche: 3 },
    { beginn: '2026-11-23', aufrufe: 0, besuche: 0 },
  ])
})
