import { calls } from '@kurstadt/contract'
import { expect, test } from 'vitest'
import { listAddress } from '../../lib/index.ts'
import { hasOwnDays, isBackwards, isRealDay, knownParameters, withRealDays } from './event-query.ts'

test.each([
  ['2026-02-28', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-02-30', false],
  ['2026-13-01', false],
  ['9999-12-31', true],
])('%s is a day of the calendar: %s', (day, isReal) => {
  expect(isRealDay(day)).toBe(isReal)
})

test('days that do not exist are left out, everything else stays', () => {
  expect(withRealDays({ datum_von: '2026-02-30', datum_bis: '2026-03-01', q: 'x' })).toEqual({
    datum_bis: '2026-03-01',
    q: 'x',
  })
})

test('a period that ends before it begins is noticed, but not beside a whole period', () => {
  const days = { datum_von: '2027-06-20', datum_bis: '2027-06-19' }
  expect(isBackwards(days)).toBe(true)
  expect(isBackwards({ ...days, zeitraum: 'individuell' })).toBe(true)
  expect(isBackwards({ ...days, zeitraum: 'heute' })).toBe(false)
  expect(isBackwards({ datum_von: '2027-06-20', datum_bis: '2027-06-20' })).toBe(false)
  expect(hasOwnDays({ zeitraum: 'wochenende' })).toBe(false)
})

test('another choice begins on the first page and keeps the other filters', () => {
  const query = { rubrik_id: '3', q: 'Chor & Orgel', seite: '4' }
  expect(listAddress('/de/x/', query, { q: null, kostenlos: '1' })).toBe(
    '/de/x/?rubrik_id=3&kostenlos=1',
  )
  expect(listAddress('/de/x/', query)).toBe('/de/x/?rubrik_id=3&q=Chor+%26+Orgel')
  expect(listAddress('/de/x/', {}, { q: '' })).toBe('/de/x/')
})

test('what the address may say is what the contract lets through', () => {
  const { shape } = calls.veranstaltungen.params
  expect(Object.keys(shape)).toEqual(expect.arrayContaining(Object.keys(knownParameters)))
  const values = ['kommend', 'individuell', '3', '0', 'x', '2027-06', '2027-13', '1899', '2027']
  for (const value of values)
    for (const name of ['zeitraum', 'rubrik_id', 'ort', 'monat', 'jahr'] as const)
      expect([name, value, knownParameters[name].test(value)]).toEqual([
        name,
        value,
        shape[name].safeParse(value).success,
      ])
})
