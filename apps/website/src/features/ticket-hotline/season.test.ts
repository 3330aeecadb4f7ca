import { expect, test } from 'vitest'
import { seasonOf } from './season.ts'

test.each([
  ['2027-03-31T23:59', 'winter'],
  ['2027-04-01T00:00', 'sommer'],
  ['2027-09-30T23:59', 'sommer'],
  ['2027-10-01T00:00', 'winter'],
  ['2027-01-01T12:00', 'winter'],
] as const)('%s lies in %s', (date, season) => {
  expect(seasonOf(date)).toBe(season)
})
