import { expect, test } from 'vitest'
import { checkSpan } from './festival.ts'

test.each([
  ['09:00', '17:00', true],
  ['', null, true],
  [undefined, undefined, true],
  ['09:00', '', 'Bitte beide Uhrzeiten oder keine.'],
  [null, '12:00', 'Bitte beide Uhrzeiten oder keine.'],
  ['17:00', '09:00', 'Das Ende liegt nicht nach dem Beginn.'],
  ['09:00', '09:00', 'Das Ende liegt nicht nach dem Beginn.'],
])('hours of the ticket hotline from %s to %s', (von, bis, verdict) => {
  expect(checkSpan(von, bis)).toBe(verdict)
})
