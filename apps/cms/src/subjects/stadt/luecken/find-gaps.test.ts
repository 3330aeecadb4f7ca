import { expect, test } from 'vitest'
import { daysLater } from '../../../platform/time/days.ts'
import { type Calendar, type DistrictDay, findGaps, usualPause } from './find-gaps.ts'

/** Every so many days from one day to another. */
function every(days: number, from: string, to: string): string[] {
  const found: string[] = []
  for (let day = from; day <= to; day = daysLater(day, days)) found.push(day)
  return found
}

const onDays = (art: string, bezirk: number, days: readonly string[]): DistrictDay[] =>
  days.map((datum) => ({ id: `${art}-${bezirk}-${datum}`, datum, art, bezirk }))

const gapsAt = (heute: string, tage: DistrictDay[], more: Partial<Calendar> = {}) =>
  findGaps({ heute, tage, arten: ['rest'], bezirke: [1], ...more })

const year = every(14, '2026-01-06', '2026-12-31')

test('a calendar without gaps has none', () => {
  expect(gapsAt('2026-05-01', onDays('rest', 1, year))).toEqual([])
})

test('a district of streets without any date is said once', () => {
  const gaps = gapsAt('2026-05-01', onDays('rest', 1, year), { bezirke: [1, 2, 3] })
  expect(gaps).toEqual([{ was: 'ohne-kalender', bezirke: [2, 3] }])
})

test('a kind is missed whose dates ended last year, not one that never had any', () => {
  const old = onDays('baum', 1, ['2025-01-09'])
  const gaps = gapsAt('2026-05-01', [...old, ...onDays('rest', 1, year)], {
    arten: ['rest', 'baum', 'sperr'],
  })
  expect(gaps).toEqual([{ was: 'ohne-termine', art: 'baum', bezirke: [] }])
})

test('the next year is missed from the first of October on, not before', () => {
  const tage = [...onDays('rest', 1, year), ...onDays('rest', 2, year)]
  const more = { bezirke: [1, 2] }
  expect(gapsAt('2026-09-30', tage, more)).toEqual([])
  expect(gapsAt('2026-10-01', tage, more)).toEqual([
    { was: 'jahr-fehlt', art: 'rest', jahr: 2027, bezirke: [1, 2] },
  ])
})

test('a kind collected once a year is missed in the next one as well', () => {
  const tree = [...onDays('baum', 1, ['2026-01-09']), ...onDays('rest', 1, year)]
  const next = onDays('rest', 1, every(14, '2027-01-05', '2027-12-31'))
  expect(gapsAt('2026-11-01', [...tree, ...next], { arten: ['rest', 'baum'] })).toEqual([
    { was: 'jahr-fehlt', art: 'baum', jahr: 2027, bezirke: [1] },
  ])
})

test('a date that was forgotten is a pause, and leads to the one before it', () => {
  const forgotten = year.filter((day) => day !== '2026-06-09')
  expect(gapsAt('2026-05-01', onDays('rest', 1, forgotten))).toEqual([
    {
      was: 'pause',
      art: 'rest',
      id: 'rest-1-2026-05-26',
      von: '2026-05-26',
      bis: '2026-06-23',
      istEnde: false,
      bezirke: [1],
    },
  ])
  // What is over cannot be missed any more.
  expect(gapsAt('2026-06-24', onDays('rest', 1, forgotten))).toEqual([])
})

test('dates that end in summer leave the rest of the year empty', () => {
  const half = every(14, '2026-01-06', '2026-07-01')
  expect(gapsAt('2026-08-01', onDays('rest', 1, half))).toMatchObject([
    { was: 'pause', von: '2026-06-23', bis: '2027-01-01', istEnde: true },
  ])
})

test('a gap over the turn of the year is seen', () => {
  const next = every(14, '2027-02-02', '2027-12-31')
  const tage = onDays('rest', 1, [...year, ...next])
  expect(gapsAt('2026-12-01', tage)).toMatchObject([{ von: '2026-12-22', bis: '2027-02-02' }])
})

test('holidays move by less than a gap, and two usual rhythms are both usual', () => {
  const moved = ['2026-01-05', '2026-01-13', '2026-01-19', '2026-01-28', '2026-02-02', '2026-02-09']
  expect(usualPause(moved)).toBeGreaterThan(9)
  const summer = every(7, '2026-05-05', '2026-09-29')
  const winter = [
    ...every(14, '2026-01-06', '2026-04-28'),
    ...summer,
    ...every(14, '2026-10-13', '2026-12-31'),
  ]
  expect(gapsAt('2026-02-01', onDays('rest', 1, winter))).toEqual([])
})

test('what has no rhythm has no pause', () => {
  const rare = ['2026-03-11', '2026-10-08', '2026-11-12']
  expect(usualPause(rare)).toBeNull()
  expect(gapsAt('2026-05-01', onDays('rest', 1, rare))).toEqual([])
})

test('nothing at all, and days of districts that nobody lives in, do no harm', () => {
  expect(gapsAt('2026-05-01', [], { arten: [], bezirke: [] })).toEqual([])
  expect(gapsAt('2026-11-01', onDays('rest', 77, year), { bezirke: [] })).toEqual([])
})
