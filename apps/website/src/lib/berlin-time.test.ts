import { expect, test } from 'vitest'
import { berlinInstant, berlinTime } from './berlin-time.ts'

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'short',
})

const minute = 60_000
const day = 1_440 * minute
const years = Array.from({ length: 30 }, (_, place) => 2020 + place)

/** Every day of a year, each at another time of day. */
const daysOf = (year: number) =>
  Array.from({ length: 366 }, (_, place) => Date.UTC(year, 0, 1) + place * (day + 37 * minute))

/** The minutes around one o'clock UTC in the last week of March and of October. */
const changesOf = (year: number) =>
  [2, 9].flatMap((month) =>
    [25, 26, 27, 28, 29, 30, 31].flatMap((date) =>
      [-1, 0, 1].map((at) => Date.UTC(year, month, date, 1) + at * minute),
    ),
  )

test('clocks show in the town what the time zone database says, in thirty years', () => {
  const instants = years.flatMap((year) => [...daysOf(year), ...changesOf(year)])
  const others = instants
    .map((time) => new Date(time))
    .filter((instant) => berlinTime(instant) !== clock.format(instant).replace(' ', 'T'))
  expect(others).toEqual([])
})

test('a local time has the offset of its season', () => {
  expect(berlinInstant('2027-06-19', '19:30')).toBe('2027-06-19T19:30:00+02:00')
  expect(berlinInstant('2027-01-19', '00:05')).toBe('2027-01-19T00:05:00+01:00')
})

test('the hour that comes twice is the first, the one that is left out is in winter', () => {
  expect(berlinInstant('2027-10-31', '02:30')).toBe('2027-10-31T02:30:00+02:00')
  expect(berlinInstant('2027-03-28', '02:30')).toBe('2027-03-28T02:30:00+01:00')
})
