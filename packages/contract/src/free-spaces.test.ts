import { expect, test } from 'vitest'
import { freeSpaces, trendOf } from './free-spaces.ts'

// Spec 3: free spaces = Gesamt minus Aktuell. Spec 4: the trend.

const geandert = '2027-06-18T08:20:00.000Z'
const at = Date.parse(geandert)
const minute = 60_000
const record = { Gesamt: 180, Aktuell: 162, geandert }

test('free is what is not taken', () => {
  expect(freeSpaces(record, at + minute)).toBe(18)
  expect(freeSpaces({ ...record, Aktuell: 180 }, at)).toBe(0)
  expect(freeSpaces({ ...record, Aktuell: 0 }, at)).toBe(180)
})

test('a value counts for fifteen minutes', () => {
  expect(freeSpaces(record, at + 15 * minute)).toBe(18)
  expect(freeSpaces(record, at + 15 * minute + 1)).toBeNull()
})

test('a clock that is a little ahead is forgiven, the future is not', () => {
  expect(freeSpaces(record, at - 2 * minute)).toBe(18)
  expect(freeSpaces(record, at - 3 * minute)).toBeNull()
})

test.each([
  ['more taken than there are', { Aktuell: 181 }],
  ['less than nothing taken', { Aktuell: -1 }],
  ['no spaces at all', { Gesamt: 0, Aktuell: 0 }],
  ['a day that does not exist', { geandert: '2027-02-30T99:00:00Z' }],
  ['no number', { Aktuell: Number.NaN }],
])('%s is no number to show', (_, wrong) => {
  expect(freeSpaces({ ...record, ...wrong }, at)).toBeNull()
})

test('below 0 spaces become free, above 0 they fill up, 0 stays', () => {
  expect([-3, -1, 0, 1, 12].map(trendOf)).toEqual(['frei', 'frei', 'gleich', 'voll', 'voll'])
})
