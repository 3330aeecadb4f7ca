import { expect, test } from 'vitest'
import { instantInBerlin } from './berlin.ts'

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
