import { expect, test } from 'vitest'
import { formatDuration } from './duration.ts'

test.each([
  [6, '0:06'],
  [184, '3:04'],
  [3_600, '1:00:00'],
  [3_729, '1:02:09'],
])('%i seconds are %s', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text)
})
