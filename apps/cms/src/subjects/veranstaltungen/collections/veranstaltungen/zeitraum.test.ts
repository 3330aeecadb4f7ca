import { expect, test } from 'vitest'
import { validateLastDay, validateSeries, validateSingleClock, validateTimes } from './zeitraum.ts'

test('an event ends on its first day or later', () => {
  const datum_von = '2026-11-20'
  expect(validateLastDay('2026-11-20', { datum_von })).toBe(true)
  expect(validateLastDay('2026-11-22', { datum_von })).toBe(true)
  expect(validateLastDay(null, { datum_von })).toBe(true)
  expect(validateLastDay('2026-11-19', { datum_von })).toBe('Das Ende liegt vor dem Beginn.')
  expect(validateLastDay('9999-11-19', { datum_von })).toMatch(/Jahr/)
})

test('times past midnight are fine until the morning', () => {
  expect(validateTimes({ timeFrom: '23:30', timeTo: '01:00' })).toBe(true)
  expect(validateTimes({ timeFrom: '19:30', timeTo: '17:00' })).toMatch(/vor dem Beginn/)
})

test('a form that is not filled in yet is judged by its required fields alone', () => {
  expect(validateSeries({ serie: [{}] })).toBe(true)
  expect(validateSingleClock({})).toBe(true)
  expect(validateSeries(null)).toBe(true)
})
