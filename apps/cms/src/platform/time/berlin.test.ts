import { expect, test } from 'vitest'
import { dayAt, instantInBerlin, localDateTime } from './berlin.ts'

test.each([
  ['2026-01-15T12:00', '2026-01-15T11:00:00.000Z'],
  ['2026-07-15T12:00', '2026-07-15T10:00:00.000Z'],
  ['2027-03-28T01:59', '2027-03-28T00:59:00.000Z'],
  ['2027-03-28T03:00', '2027-03-28T01:00:00.000Z'],
  ['2026-10-25T03:00', '2026-10-25T02:00:00.000Z'],
  ['2026-12-31T23:30', '2026-12-31T22:30:00.000Z'],
])('%s in Bad Silberbronn is %s', (local, instant) => {
  expect(instantInBerlin(local)).toBe(instant)
})

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
