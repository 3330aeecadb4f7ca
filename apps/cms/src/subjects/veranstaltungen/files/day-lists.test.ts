import { expect, test } from 'vitest'
import { datesTitle, weekdaysTitle } from './day-lists.ts'

const november = (...days: number[]) => days.map((day) => `2026-11-${String(day).padStart(2, '0')}`)

test('the weekdays of an offer are named as one says them', () => {
  expect(weekdaysTitle(november(4, 7, 11, 14), 'de')).toBe('Mittwochs und samstags')
  expect(weekdaysTitle(november(2, 3, 4, 5, 6), 'de')).toBe('Montags bis freitags')
  expect(weekdaysTitle(november(2, 3, 4, 5, 6, 7, 8), 'de')).toBe('Täglich')
  expect(weekdaysTitle(november(2, 4, 6), 'en')).toBe('Mondays, Wednesdays and Fridays')
  expect(weekdaysTitle(november(2, 3, 4, 5, 6), 'en')).toBe('Mondays to Fridays')
})

test('its days are named with what lies between two of them', () => {
  expect(datesTitle(november(2, 3, 4, 5, 6, 9, 30), 'de')).toBe('2.–6., 9. und 30. November')
  expect(datesTitle([...november(28, 29, 30), '2026-12-01'], 'en')).toBe(
    '28–30 November, 1 December',
  )
})
