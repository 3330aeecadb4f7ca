import { expect, test } from 'vitest'
import { closedIn, closedSpan, closedUntil } from './closed-days.ts'
import { de } from './texts-de.ts'
import { en } from './texts-en.ts'

const turn = { von: '2026-12-28', bis: '2027-01-06', hinweis: 'Betriebsferien' }
const within = { von: '2026-12-31', bis: '2026-12-31', hinweis: null }

test('one day is named alone, several by their first and last', () => {
  expect(closedSpan(within, de)).toBe('31.12.2026')
  expect(closedSpan(turn, de)).toBe('28.12.2026 bis 06.01.2027')
  expect(closedSpan(turn, en)).toBe('28.12.2026 to 06.01.2027')
})

test.each([
  ['2026-12-27', null],
  ['2026-12-28', '2027-01-06'],
  ['2026-12-31', '2027-01-06'],
  ['2027-01-06', '2027-01-06'],
  ['2027-01-07', null],
])('on %s the house is shut until %s', (heute, until) => {
  expect(closedUntil({ schliesstage: [turn, within] }, heute)).toBe(until)
})

test.each([
  ['2026-12-20', '2026-12-28', []],
  ['2026-12-27', '2027-01-03', [turn, within]],
  ['2027-01-05', '2027-01-08', [turn]],
  ['2027-01-06', '2027-01-08', [turn]],
  ['2027-01-07', '2027-01-10', []],
])('in a stay from %s to %s a house is shut on the days before the departure', (von, bis, days) => {
  expect(closedIn({ schliesstage: [turn, within] }, { von, bis })).toEqual(days)
})
