import { expect, test } from 'vitest'
import { atNoon, validateDay, validateMoment } from './date-rules.ts'

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
  ['2027-13-01', 'Diesen Tag hat kein Kalender. Bitte so schreiben: 24.12.2026'],
  ['heute', 'Diesen Tag hat kein Kalender. Bitte so schreiben: 24.12.2026'],
  ['2028-02-29', true],
  [null, true],
])('the day %s', (value, verdict) => {
  expect(validateDay(value, {})).toBe(verdict)
})

test('a day that is required is asked for in German', () => {
  expect(validateDay('', { required: true })).toBe('Bitte geben Sie ein Datum an.')
})

test('a moment that has to be there is asked for', () => {
  expect([null, undefined, ''].map((value) => validateMoment(value))).toEqual([true, true, true])
  expect(validateMoment(null, { required: true })).toBe('Bitte geben Sie Tag und Uhrzeit an.')
})

test('what is no moment is refused', () => {
  for (const value of ['bald', 7, {}, new Date(Number.NaN)])
    expect(validateMoment(value)).toMatch(/^Das ist kein Zeitpunkt/)
})

test('an end lies after its beginning, whatever the zone it is written in', () => {
  const after = '2027-03-28T01:30:00+01:00'
  expect(validateMoment('2027-03-28T03:00:00+02:00', { after })).toBe(true)
  expect(validateMoment('2027-03-28T02:30:00+02:00', { after })).toBe(
    'Beginn und Ende sind gleich.',
  )
  expect(validateMoment(new Date('2027-03-27'), { after })).toBe('Das Ende liegt vor dem Beginn.')
  expect(validateMoment('2027-03-27', { after: 'noch offen' })).toBe(true)
})
