import { expect, test } from 'vitest'
import { germanDate, storedDay } from './dates.ts'

test('a stored day is its first ten characters, shown as DD.MM.YYYY', () => {
  expect(germanDate(storedDay('2028-02-29T12:00:00.000Z'))).toBe('29.02.2028')
})
