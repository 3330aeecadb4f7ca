import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLedger } from './ledger.server.ts'
import { berlinToday, dayTimes, followDays } from './new-days.server.ts'

let ending: AbortController

beforeEach(() => {
  vi.useFakeTimers()
  ending = new AbortController()
})

afterEach(() => {
  ending.abort()
  vi.useRealTimers()
})

/** A ledger that follows the days from an instant on. */
function followedFrom(instant: string) {
  vi.setSystemTime(new Date(instant))
  const ledger = createLedger()
  void followDays({ ledger, today: berlinToday, times: dayTimes }, ending.signal)
  return ledger
}

test.each([
  ['2026-11-22T22:59:59Z', '2026-11-22'],
  ['2026-11-22T23:00:00Z', '2026-11-23'],
  ['2027-06-19T21:59:59Z', '2027-06-19'],
  ['2027-06-19T22:00:00Z', '2027-06-20'],
])('at %s it is %s in Berlin', (instant, day) => {
  vi.setSystemTime(new Date(instant))
  expect(berlinToday()).toBe(day)
})

test.each([
  'winter 2026-11-22T22:59:50Z',
  'summer 2027-06-19T21:59:50Z',
  'the night the clock goes forward 2027-03-28T21:59:50Z',
  'the night it goes back 2027-10-31T22:59:50Z',
])('what was read before midnight does not hold after it: %s', async (name) => {
  const ledger = followedFrom(name.split(' ').at(-1) ?? '')
  const since = ledger.now()
  await vi.advanceTimersByTimeAsync(9_000)
  expect(ledger.isCurrent(['veranstaltungen'], since)).toBe(true)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(ledger.isCurrent(['veranstaltungen'], since)).toBe(false)
})

test('an API whose clock is behind is asked once more', async () => {
  const ledger = followedFrom('2026-11-22T22:59:50Z')
  await vi.advanceTimersByTimeAsync(11_000)
  const justAfter = ledger.now()
  await vi.advanceTimersByTimeAsync(dayTimes.lag)
  expect(ledger.isCurrent([], justAfter)).toBe(false)
  const settled = ledger.now()
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(ledger.isCurrent([], settled)).toBe(true)
})

test('a machine that slept over midnight notices when it wakes up', async () => {
  const ledger = followedFrom('2026-11-22T20:00:00Z')
  const since = ledger.now()
  vi.setSystemTime(new Date('2026-11-23T05:00:00Z'))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(ledger.isCurrent([], since)).toBe(false)
})
