import { type Oeffnungszeiten, tagestypen } from '@kurstadt/contract'
import { isOpenAt } from '@kurstadt/contract/open-at'
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { hoursOf, hoursToAttributes } from './hours-attributes.ts'
import { openState } from './open-state.ts'

const twoDigits = (value: number) => String(value).padStart(2, '0')
const clock = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom(0, 30))
  .map((parts) => parts.map(twoDigits).join(':'))
const day = fc.integer({ min: 1, max: 28 }).map((one) => `2026-11-${twoDigits(one)}`)
const moment = fc.tuple(day, clock).map((parts) => parts.join('T'))
const week = fc.array(
  fc.record({ tagestyp: fc.constantFrom(...tagestypen), beginn: clock, ende: clock }),
  { maxLength: 6 },
)
const hours: fc.Arbitrary<Oeffnungszeiten> = fc.record({
  typ: fc.constant('ALLGEMEINE_OEFFNUNGSZEIT' as const),
  hinweisText: fc.constant(null),
  regulaereZeiten: week,
  abweichendeZeiten: fc.array(
    fc.record({ beginn: moment, ende: moment, zusatz: fc.constant(null) }),
    { maxLength: 2 },
  ),
  saisons: fc.array(
    fc.record({ titel: fc.constant(null), von: day, bis: day, regulaereZeiten: week }),
    { maxLength: 2 },
  ),
})

afterEach(() => void vi.useRealTimers())

test('the list of what is open and the words beside an entry never differ (F13)', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  fc.assert(
    fc.property(hours, moment, (given, now) => {
      vi.setSystemTime(new Date(`${now}:00+01:00`))
      const written = hoursToAttributes(given, [])
      const read = hoursOf({ hours: written['data-hours'], except: written['data-except'] })
      expect(isOpenAt(given, now)).toBe(openState(read, now)?.isOpen === true)
    }),
    { numRuns: 2_000 },
  )
})
