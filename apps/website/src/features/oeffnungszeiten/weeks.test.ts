import type { Oeffnungszeiten, Tagestyp } from '@kurstadt/contract'
import { oeffnungszeitenExamples } from '@kurstadt/contract/examples'
import { afterEach, expect, test, vi } from 'vitest'
import { withClosingDays } from './closing-days.ts'
import { hoursOf, hoursToAttributes } from './hours-attributes.ts'
import { openState } from './open-state.ts'
import { weeksFrom } from './weeks.ts'

const { regular, seasonal } = oeffnungszeitenExamples

type Season = Oeffnungszeiten['saisons'][number]

const an = (tagestyp: Tagestyp, beginn: string, ende: string) => ({ tagestyp, beginn, ende })
const season = (
  titel: string,
  [von, bis]: [string | null, string | null],
  ...regulaereZeiten: Season['regulaereZeiten']
): Season => ({ titel, von, bis, regulaereZeiten })

const withSeasons = (...saisons: Season[]): Oeffnungszeiten => ({
  ...regular,
  abweichendeZeiten: [],
  saisons,
})

const told = (hours: Oeffnungszeiten, day: string) =>
  weeksFrom(hours, day).map(({ titel, von, bis }) => [titel, von, bis])

/** What a page made on that day says at a time, in the browser: hours go there as attributes. */
function stateAt(hours: Oeffnungszeiten, time: string, madeOn = time.slice(0, 10)) {
  vi.setSystemTime(new Date(`${madeOn}T11:00:00Z`))
  const written = hoursToAttributes(hours, [])
  const given = { hours: written['data-hours'], except: written['data-except'] }
  return openState(hoursOf(given), time)
}

vi.useFakeTimers({ toFake: ['Date'] })
afterEach(() => {
  vi.setSystemTime(new Date('2026-11-24T11:00:00Z'))
})

test('E8: without seasons there is one week, and nothing says when it holds', () => {
  expect(told(withSeasons(), '2026-11-24')).toEqual([[null, null, null]])
})

test('E8: the week of a day comes first, then those of the next seasons', () => {
  expect(told(seasonal, '2027-03-31')).toEqual([
    [null, null, '2027-03-31'],
    ['Sommer', '2027-04-01', '2027-09-30'],
    [null, '2027-10-01', null],
  ])
  expect(told(seasonal, '2027-09-30')).toEqual([
    ['Sommer', null, '2027-09-30'],
    [null, '2027-10-01', null],
  ])
  expect(told(seasonal, '2027-10-01')).toEqual([[null, null, null]])
})

test('E8: a season over New Year is one, and what begins in more than a year is not told', () => {
  const winter = (year: number) => season('Winter', [`${year}-11-01`, `${year + 1}-03-31`])
  expect(told(withSeasons(winter(2026), winter(2027), winter(2028)), '2027-01-01')).toEqual([
    ['Winter', null, '2027-03-31'],
    [null, '2027-04-01', '2027-10-31'],
    ['Winter', '2027-11-01', '2028-03-31'],
  ])
})

test('E8: a season of one year interrupts one that comes again, which goes on after it', () => {
  const rebuilding = season('Umbau', ['2027-07-01', '2027-07-31'])
  const summer = season('Sommer', ['2027-04-01', '2027-09-30'])
  expect(told(withSeasons(rebuilding, summer), '2027-06-01')).toEqual([
    ['Sommer', null, '2027-06-30'],
    ['Umbau', '2027-07-01', '2027-07-31'],
    ['Sommer', '2027-08-01', '2027-09-30'],
    [null, '2027-10-01', null],
  ])
})

test('E8: open sides: what has always been until a day, and what stays from a day on', () => {
  const hours = withSeasons(
    season('bisher', [null, '2027-01-31']),
    season('neu', ['2027-02-01', null]),
  )
  expect(told(hours, '2026-12-31')).toEqual([
    ['bisher', null, '2027-01-31'],
    ['neu', '2027-02-01', null],
  ])
})

test('E8: open now follows on the day, also on a page that was made the day before', () => {
  // 1 April 2027 is a Thursday: 17:00 in winter, 18:00 in summer.
  expect(stateAt(seasonal, '2027-03-31T17:30')).toMatchObject({ isOpen: false })
  expect(stateAt(seasonal, '2027-04-01T17:30')).toEqual({ isOpen: true, until: '18:00' })
  expect(stateAt(seasonal, '2027-04-01T17:30', '2027-03-31')).toEqual({
    isOpen: true,
    until: '18:00',
  })
})

test('E8: the next opening is that of the season that has begun by then', () => {
  // The last day of the season, Thursday, 30 September 2027, and the Saturday after it.
  const saturday = { ...seasonal, regulaereZeiten: [an('SAMSTAG', '11:00', '12:00')] }
  expect(stateAt(saturday, '2027-09-30T18:00')).toEqual({
    isOpen: false,
    opens: { inDays: 2, weekday: 5, at: '11:00' },
  })
})

test('E8: what began on the last evening of a season goes on after midnight', () => {
  const bar = withSeasons(
    season('Sommer', [null, '2027-09-30'], an('DONNERSTAG', '20:00', '02:00')),
  )
  expect(stateAt({ ...bar, regulaereZeiten: [] }, '2027-10-01T01:00')).toEqual({
    isOpen: true,
    until: '02:00',
  })
})

test('E8: a season without hours is closed, and so is the year around a season', () => {
  const winter = withSeasons(season('Winterpause', ['2026-11-01', '2027-03-31']))
  expect(stateAt(winter, '2026-11-24T09:00')).toEqual({ isOpen: false, opens: null })
  const pool = { ...seasonal, regulaereZeiten: [] }
  expect(stateAt(pool, '2026-11-24T10:00')).toEqual({ isOpen: false, opens: null })
  expect(stateAt(pool, '2027-03-31T10:00')).toMatchObject({ opens: { inDays: 1, at: '09:00' } })
})

test('E8: on a holiday that ends a season it is closed, and opens with the week after it', () => {
  // Friday, 1 January 2027, is the last day; Monday is the first with the usual hours.
  const newYear = { tag: '2027-01-01', anlass: 'Neujahr' }
  const hours = withSeasons(
    season('Weihnachten', ['2026-12-24', '2027-01-01'], an('FREITAG', '10:00', '12:00')),
  )
  vi.setSystemTime(new Date('2026-12-31T11:00:00Z'))
  const written = hoursToAttributes(hours, [newYear])
  const read = hoursOf({ hours: written['data-hours'] })
  expect(openState(read, '2027-01-01T10:30', [newYear])).toEqual({
    isOpen: false,
    opens: { inDays: 3, weekday: 0, at: '08:30' },
  })
  const asRead = withClosingDays(hours, [newYear], (anlass) => anlass)
  expect(asRead.abweichendeZeiten.map(({ zusatz }) => zusatz)).toEqual(['Neujahr'])
  const closed = withSeasons(season('Weihnachten', ['2026-12-24', '2027-01-01']))
  expect(withClosingDays(closed, [newYear], String).abweichendeZeiten).toEqual([])
})

test('E8: hours without seasons are written as before', () => {
  expect(hoursToAttributes(withSeasons(), [])['data-hours']).toBe(
    '0 08:30 12:00, 1 08:30 12:00, 3 08:30 12:00, 3 14:00 18:00, 4 08:30 12:00',
  )
})

test('E8: days of a season are written only where a change is near', () => {
  const written = (day: string) => {
    vi.setSystemTime(new Date(`${day}T11:00:00Z`))
    return hoursToAttributes(seasonal, [])['data-hours']
  }
  expect(written('2027-03-01')).toBe('7 09:00 17:00, 5 10:00 12:00')
  expect(written('2027-03-25')).toBe(
    '7 09:00 17:00  2027-03-31, 5 10:00 12:00  2027-03-31, 7 09:00 18:00 2027-04-01 , 5 10:00 15:00 2027-04-01 ',
  )
})
