import { expect, test } from 'vitest'
import { seasonOf, seasons } from './season.ts'

test('April to September: Monday to Friday 09:00-17:00, Saturday-Sunday 10:00-15:00', () => {
  expect(seasons[0]).toEqual({
    name: 'summer',
    workdays: ['09:00', '17:00'],
    weekend: ['10:00', '15:00'],
  })
})

test('October to March: Monday to Friday 09:00-17:00, Saturday-Sunday 10:00-12:00', () => {
  expect(seasons[1]).toEqual({
    name: 'winter',
    workdays: ['09:00', '17:00'],
    weekend: ['10:00', '12:00'],
  })
})

test.each([
  ['2027-03-31T23:59', 'winter'],
  ['2027-04-01T00:00', 'summer'],
  ['2027-09-30T23:59', 'summer'],
  ['2027-10-01T00:00', 'winter'],
  ['2027-01-01T12:00', 'winter'],
] as const)('%s lies in %s', (date, season) => {
  expect(seasonOf(date)).toBe(season)
})
