import { expect, test } from 'vitest'
import { atNoon, validateDay } from './tag.ts'

test.each([
  ['2026-11-20', '2026-11-20T12:00:00.000Z'],
  ['2026-11-20T23:59:00.000Z', '2026-11-20T12:00:00.000Z'],
  [new Date('2026-03-29T00:00:00Z'), '2026-03-29T12:00:00.000Z'],
])('%s is stored as its noon', (day, noon) => {
  expect(atNoon(day)).toBe(noon)
})

test.each([null, undefined, '', 'heute'])('%s is left for the validation', (value) => {
  expect(atNoon(value)).toBe(value)
})

test.each([
  ['2027-02-30', 'Diesen Tag gibt es im Kalender nicht.'],
  ['2027-02-29T12:00:00.000Z', 'Diesen Tag gibt es im Kalender nicht.'],
  ['2027-13-01', 'Bitte wählen Sie ein Datum aus dem Kalender.'],
  ['heute', 'Bitte wählen Sie ein Datum aus dem Kalender.'],
  ['2028-02-29', true],
  [null, true],
])('the day %s', (value, verdict) => {
  expect(validateDay(value, {})).toBe(verdict)
})

test('a day that is required is asked for in German', () => {
  expect(validateDay('', { required: true })).toBe('Bitte geben Sie ein Datum an.')
})
