import { expect, test } from 'vitest'
import { dayAt, germanDate, localDateTime, storedDay } from './dates.ts'

test('an instant is told in the time of Europe/Berlin, summer and winter', () => {
  expect(localDateTime('2027-01-01T08:00:00.000Z')).toBe('2027-01-01T09:00')
  expect(localDateTime('2027-07-01T08:00:00.000Z')).toBe('2027-07-01T10:00')
  expect(localDateTime('2026-12-31T23:30:00.000Z')).toBe('2027-01-01T00:30')
  expect(localDateTime('2027-03-28T00:59:00.000Z')).toBe('2027-03-28T01:59')
  expect(localDateTime('2027-03-28T01:00:00.000Z')).toBe('2027-03-28T03:00')
})

test('the day changes at midnight in Europe/Berlin', () => {
  expect(dayAt('2027-06-18T21:59:59.000Z')).toBe('2027-06-18')
  expect(dayAt('2027-06-18T22:00:00.000Z')).toBe('2027-06-19')
})

test('a stored day is its first ten characters, shown as DD.MM.YYYY', () => {
  expect(germanDate(storedDay('2028-02-29T12:00:00.000Z'))).toBe('29.02.2028')
})
