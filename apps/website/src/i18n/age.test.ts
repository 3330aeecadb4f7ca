import { expect, test } from 'vitest'
import { ageInWords } from './age.ts'

const taken = Date.parse('2027-06-18T08:20:00.000Z')

test.each([
  [0, 'gerade eben', 'just now'],
  [1, 'vor 1 Minute', '1 minute ago'],
  [12, 'vor 12 Minuten', '12 minutes ago'],
  [90, 'vor 90 Minuten', '90 minutes ago'],
  [91, 'vor 2 Stunden', '2 hours ago'],
  [36 * 60, 'vor 36 Stunden', '36 hours ago'],
  [37 * 60, 'vor 2 Tagen', '2 days ago'],
  [-1, 'gerade eben', 'just now'],
  [-120, '', ''],
])('after %i minutes: %s', (minutes, de, en) => {
  const now = taken + minutes * 60_000
  expect([ageInWords(taken, now, 'de'), ageInWords(taken, now, 'en')]).toEqual([de, en])
})
