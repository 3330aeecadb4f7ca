import { expect, test } from 'vitest'
import { germanDate, germanTime } from './german-time.ts'

test.each([
  ['2026-11-22T09:05:00.000Z', '22.11.2026', '22.11.2026 10:05'],
  ['2026-12-31T23:00:00.000Z', '01.01.2027', '01.01.2027 00:00'],
  ['2026-06-30T22:30:00.000Z', '01.07.2026', '01.07.2026 00:30'],
] as const)('%s is %s in the town', (instant, day, time) => {
  expect([germanDate(instant), germanTime(instant)]).toEqual([day, time])
})
