import { expect, test } from 'vitest'
import { berlinTime } from './berlin-time.ts'

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
