import { expect, test } from 'vitest'
import { intervalOf } from './run-words.ts'

test.each([
  [['10:00', '10:30', '11:00'], 30],
  [['10:00', '10:30', '11:15'], null],
  [['10:00', '10:30'], null],
  [['10:00'], null],
  [[], null],
])('the interval of %o is %s', (times, minutes) => {
  expect(intervalOf(times)).toBe(minutes)
})
