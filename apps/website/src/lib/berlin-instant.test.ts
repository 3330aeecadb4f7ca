import { expect, test } from 'vitest'
import { berlinInstant } from './berlin-instant.ts'

test('a local time has the offset of its season', () => {
  expect(berlinInstant('2027-06-19', '19:30')).toBe('2027-06-19T19:30:00+02:00')
  expect(berlinInstant('2027-01-19', '00:05')).toBe('2027-01-19T00:05:00+01:00')
})

test('the hour that comes twice is the first, the one that is left out is in winter', () => {
  expect(berlinInstant('2027-10-31', '02:30')).toBe('2027-10-31T02:30:00+02:00')
  expect(berlinInstant('2027-03-28', '02:30')).toBe('2027-03-28T02:30:00+01:00')
})
