import { expect, test } from 'vitest'
import { checkInterval, checkKind, checkRunEnd, exceptionLabel, runLabel } from './rules.ts'

test.each([
  [{ beginn: '09:00', ende: '19:30', takt: 15 }, true],
  [{ beginn: '09:00' }, true],
  [{ beginn: '09:00', ende: '19:30' }, 'Bitte sagen Sie, alle wie viel Minuten gefahren wird.'],
  [{ art: 'ruht', beginn: '09:00', ende: '19:30' }, true],
  [
    { beginn: '09:00', ende: '09:00', takt: 15 },
    'Die letzte Fahrt liegt nicht nach der ersten. Was nach Mitternacht fährt, steht in einer eigenen Zeile.',
  ],
  ['Unsinn', true],
])('the end of %o: %s', (run, verdict) => {
  expect(checkRunEnd(run)).toBe(verdict)
})

test.each([
  [{ beginn: '09:00', ende: '19:30', takt: 30 }, true],
  [{ beginn: '09:00', takt: 30 }, 'Bitte sagen Sie auch, wann zuletzt gefahren wird.'],
  [{ beginn: '09:00', ende: '', takt: 30 }, 'Bitte sagen Sie auch, wann zuletzt gefahren wird.'],
  [{ art: 'zusatz', takt: 30 }, 'Bitte sagen Sie auch, wann zuletzt gefahren wird.'],
  [{ art: 'ruht', beginn: '14:00', takt: 30 }, true],
])('the interval of %o: %s', (run, verdict) => {
  expect(checkInterval(run)).toBe(verdict)
})

test('additional service needs its time', () => {
  expect(checkKind('zusatz', {})).toBe('Bitte sagen Sie, wann zusätzlich gefahren wird.')
  expect(checkKind('zusatz', { beginn: '22:00' })).toBe(true)
  expect(checkKind('ruht', {})).toBe(true)
  expect(checkKind(null, {})).toBe('Bitte wählen Sie, was dann gilt.')
})

test('rows say what they are while they are folded', () => {
  const run = { tage: ['SAMSTAG', 'FEIERTAG'], beginn: '09:00', ende: '19:30', takt: 15 }
  expect(runLabel(run)).toBe('Sa, Feiertage: 09:00–19:30, alle 15 Minuten')
  expect(runLabel({ beginn: '09:00' })).toBe('09:00')
  expect(
    exceptionLabel({
      von: '2026-12-24T12:00:00.000Z',
      art: 'ruht',
      beginn: '14:00',
      grund: 'Fest',
    }),
  ).toBe('24.12.2026, Die Bahn ruht, 14:00, Fest')
  expect(exceptionLabel(null)).toBe('')
})
