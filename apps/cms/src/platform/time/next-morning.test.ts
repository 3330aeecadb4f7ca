import { expect, test } from 'vitest'
import { endsNextMorning, isPastMidnight } from './next-morning.ts'

test('an end that is not later than the beginning belongs to the next morning', () => {
  expect(isPastMidnight('23:30', '01:00')).toBe(true)
  expect(isPastMidnight('19:30', '23:59')).toBe(false)
  expect(isPastMidnight('19:30', null)).toBe(false)
})

test('over several days the end is that of the last one', () => {
  const night = { datum_von: '2026-12-31', zeit_von: '20:00', zeit_bis: '02:00' }
  expect(endsNextMorning({ ...night, datum_bis: '2027-01-01' })).toBe(false)
  expect(endsNextMorning({ ...night, datum_bis: '2026-12-31' })).toBe(true)
})
