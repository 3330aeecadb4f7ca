import { expect, test } from 'vitest'
import { oparlTime } from './times.ts'

test.each([
  ['2026-01-04T07:00:09.999Z', '2026-01-04T08:00:09+01:00'],
  ['2026-07-04T16:30:00Z', '2026-07-04T18:30:00+02:00'],
  // The hour that there is twice in October, and the one that is skipped in March.
  ['2026-10-25T00:30:00Z', '2026-10-25T02:30:00+02:00'],
  ['2026-10-25T01:30:00Z', '2026-10-25T02:30:00+01:00'],
  ['2026-03-29T00:59:59Z', '2026-03-29T01:59:59+01:00'],
  ['2026-03-29T01:00:00Z', '2026-03-29T03:00:00+02:00'],
  ['2026-12-31T23:30:00Z', '2027-01-01T00:30:00+01:00'],
])('an instant has the local time and the offset of Berlin: %s', (instant, written) => {
  expect(oparlTime(instant)).toBe(written)
  expect(new Date(oparlTime(instant)).getTime()).toBe(Math.floor(Date.parse(instant) / 1000) * 1000)
})
