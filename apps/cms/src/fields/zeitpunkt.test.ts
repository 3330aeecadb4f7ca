import { expect, test } from 'vitest'
import { validateMoment } from './zeitpunkt.ts'

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
