import { expect, test } from 'vitest'
import { validateLastDay } from './zeitraum.ts'

test('an event ends on its first day or later', () => {
  const datum_von = '2026-11-20'
  expect(validateLastDay('2026-11-20', { datum_von })).toBe(true)
  expect(validateLastDay('2026-11-22', { datum_von })).toBe(true)
  expect(validateLastDay(null, { datum_von })).toBe(true)
  expect(validateLastDay('2026-11-19', { datum_von })).toBe('Das Ende liegt vor dem Beginn.')
})
