import { expect, test } from 'vitest'
import { type Departures, nextDeparture } from './next-departure.ts'
import { nextDepartureText } from './next-departure-words.ts'

const day: Departures = {
  tag: '2026-11-24',
  zeiten: ['10:00', '10:30', '17:30'],
  wieder: { tag: '2026-11-25', zeit: '10:00' },
}

const germany = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** The sentence at an instant. */
function sentenceAt(
  instant: string,
  departures = day,
  richtung: 'beide' | 'berg' = 'beide',
): string {
  const now = germany.format(new Date(instant)).replace(' ', 'T')
  const next = nextDeparture(departures, now, Date.parse(instant))
  return nextDepartureText(next, { sprache: 'de', richtung })
}

test.each([
  ['2026-11-24T07:55:00+01:00', 'Die nächste Bahn fährt in 2 Stunden und 5 Minuten, um 10:00 Uhr.'],
  ['2026-11-24T09:00:00+01:00', 'Die nächste Bahn fährt in 1 Stunde, um 10:00 Uhr.'],
  ['2026-11-24T09:59:30+01:00', 'Die nächste Bahn fährt in 1 Minute, um 10:00 Uhr.'],
  ['2026-11-24T10:00:59+01:00', 'Die nächste Bahn fährt jetzt, um 10:00 Uhr.'],
  ['2026-11-24T10:01:00+01:00', 'Die nächste Bahn fährt in 29 Minuten, um 10:30 Uhr.'],
  [
    '2026-11-24T17:31:00+01:00',
    'Heute fährt keine Bahn mehr. Die nächste fährt morgen um 10:00 Uhr.',
  ],
])('at %s: %s', (instant, sentence) => {
  expect(sentenceAt(instant)).toBe(sentence)
})

test('after the last car the next day of service is named, or nothing when there is none', () => {
  const wieder = { tag: '2026-11-28', zeit: '09:00' }
  expect(sentenceAt('2026-11-24T18:00:00+01:00', { ...day, wieder }, 'berg')).toBe(
    'Heute fährt keine Bahn mehr bergauf. Die nächste fährt am Samstag, 28. November 2026, um 09:00 Uhr.',
  )
  expect(sentenceAt('2026-11-24T18:00:00+01:00', { ...day, wieder: null })).toBe(
    'Heute fährt keine Bahn mehr.',
  )
})

test('a page that was left open over night says so', () => {
  expect(sentenceAt('2026-11-25T08:00:00+01:00')).toMatch(/^Diese Zeiten sind von gestern/)
})

test('minutes are those that pass: in the nights in which clocks change', () => {
  const spring = { ...day, tag: '2027-03-28', zeiten: ['03:30'] }
  expect(sentenceAt('2027-03-28T01:30:00+01:00', spring)).toContain('in 1 Stunde, um 03:30')
  const autumn = { ...day, tag: '2026-10-25', zeiten: ['03:30'] }
  expect(sentenceAt('2026-10-25T01:30:00+02:00', autumn)).toContain('in 3 Stunden, um 03:30')
})

test('in the hour that comes twice, what left in the first one has left', () => {
  const autumn = { ...day, tag: '2026-10-25', zeiten: ['02:30', '03:30'] }
  expect(sentenceAt('2026-10-25T02:15:00+02:00', autumn)).toContain('in 15 Minuten, um 02:30')
  expect(sentenceAt('2026-10-25T02:15:00+01:00', autumn)).toContain('um 03:30')
})
