import { expect, test } from 'vitest'
import { isOn, seasonOn } from './season.ts'

const summer = { von: '2026-04-15', bis: '2026-10-31', jaehrlich: true }
const newYear = { von: '2026-12-27', bis: '2027-01-06', jaehrlich: true }

test.each([
  ['2026-03-01', '2026-04-15', '2026-10-31'],
  ['2026-10-31', '2026-04-15', '2026-10-31'],
  ['2026-11-01', '2027-04-15', '2027-10-31'],
  ['2031-07-01', '2031-04-15', '2031-10-31'],
  ['2031-12-01', '2032-04-15', '2032-10-31'],
])('on %s a season of each summer goes from %s to %s', (heute, von, bis) => {
  expect(seasonOn(summer, heute)).toEqual({ von, bis })
})

test.each([
  ['2027-01-06', '2026-12-27', '2027-01-06'],
  ['2027-01-07', '2027-12-27', '2028-01-06'],
  ['2028-01-01', '2027-12-27', '2028-01-06'],
  ['2030-12-31', '2030-12-27', '2031-01-06'],
])('on %s a season over New Year goes from %s to %s', (heute, von, bis) => {
  expect(seasonOn(newYear, heute)).toEqual({ von, bis })
})

test('29 February is the 28th in years that have none', () => {
  const leap = { von: '2028-02-01', bis: '2028-02-29', jaehrlich: true }
  expect(seasonOn(leap, '2028-03-01')).toEqual({ von: '2029-02-01', bis: '2029-02-28' })
  expect(seasonOn(leap, '2031-12-24')).toEqual({ von: '2032-02-01', bis: '2032-02-29' })
})

test('what does not come again keeps its days when they are over', () => {
  const once = { von: '2026-04-15', bis: '2026-10-31', jaehrlich: false }
  expect(seasonOn(once, '2030-01-01')).toEqual({ von: '2026-04-15', bis: '2026-10-31' })
  const open = { von: null, bis: null, jaehrlich: true }
  expect(seasonOn(open, '2030-01-01')).toEqual({ von: null, bis: null })
})

test.each([
  [summer, '2026-04-14', false],
  [summer, '2026-04-15', true],
  [summer, '2029-10-31', true],
  [summer, '2029-11-01', false],
  [newYear, '2026-01-03', false],
  [newYear, '2030-01-03', true],
  [{ von: '2026-04-15', bis: null, jaehrlich: false }, '2099-01-01', true],
  [{ von: '2026-04-15', bis: '2026-04-15', jaehrlich: false }, '2027-04-15', false],
])('%o on %s: %s', (season, day, verdict) => {
  expect(isOn(season, day)).toBe(verdict)
})
