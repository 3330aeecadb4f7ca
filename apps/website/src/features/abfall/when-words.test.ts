import { expect, test } from 'vitest'
import { fromAttribute, nearDay, nextInWords, toAttribute } from './when-words.ts'

const days = [
  { datum: '2026-11-26', arten: ['Restmüll'] },
  { datum: '2026-11-27', arten: ['Biomüll', 'Papier', 'Gelber Sack'] },
]

test('the next collection is said in words', () => {
  expect(nextInWords(days, '2026-11-25', 'de')).toBe('Morgen: Restmüll')
  expect(nextInWords(days, '2026-11-26', 'de')).toBe('Heute: Restmüll')
  expect(nextInWords(days, '2026-11-24', 'de')).toBe('Übermorgen: Restmüll')
  expect(nextInWords(days, '2026-11-20', 'de')).toBe('Donnerstag, 26. November 2026: Restmüll')
  expect(nextInWords(days, '2026-11-25', 'en')).toBe('Tomorrow: Restmüll')
})

test('a page that was stored yesterday does not promise what is over', () => {
  expect(nextInWords(days, '2026-11-27', 'de')).toBe('Heute: Biomüll, Papier und Gelber Sack')
  expect(nextInWords(days, '2026-11-28', 'de')).toBeNull()
  expect(nextInWords([], '2026-11-28', 'de')).toBeNull()
})

test('tomorrow is tomorrow when clocks change, and at the turn of the year', () => {
  expect(nearDay('2027-03-28', '2027-03-27', 'de')).toBe('Morgen')
  expect(nearDay('2027-10-31', '2027-10-30', 'de')).toBe('Morgen')
  expect(nearDay('2027-01-01', '2026-12-31', 'de')).toBe('Morgen')
  expect(nearDay('2028-03-01', '2028-02-28', 'de')).toBe('Übermorgen')
})

test('days survive the way through an attribute', () => {
  expect(fromAttribute(toAttribute(days))).toEqual(days)
  expect(fromAttribute('')).toEqual([])
})
