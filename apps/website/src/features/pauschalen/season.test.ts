import { expect, test } from 'vitest'
import { seasonState } from './season.ts'

const summer = { gueltig_von: '2027-04-15', gueltig_bis: '2027-10-31' }
const newYear = { gueltig_von: '2026-12-27', gueltig_bis: '2027-01-06' }

test.each([
  ['2027-04-14', 'later'],
  ['2027-04-15', 'now'],
  ['2027-10-31', 'now'],
  ['2027-11-01', 'over'],
] as const)('on %s a summer offer is %s', (heute, state) => {
  expect(seasonState(summer, heute)).toBe(state)
})

test.each([
  ['2026-12-31', 'now'],
  ['2027-01-01', 'now'],
  ['2027-01-07', 'over'],
] as const)('on %s an offer over New Year is %s', (heute, state) => {
  expect(seasonState(newYear, heute)).toBe(state)
})

test('what has no ends is always on', () => {
  expect(seasonState({ gueltig_von: null, gueltig_bis: null }, '2027-01-01')).toBe('now')
})
