import { expect, test } from 'vitest'
import { isoOfWritten } from './written-day.ts'

test.each([
  ['5.12.26', '2026-12-05'],
  ['05.12.2026', '2026-12-05'],
  [' 5. 12. 2026 ', '2026-12-05'],
  ['2026-12-05', '2026-12-05'],
  ['31.2.26', '2026-02-31'],
])('«%s» is %s', (text, day) => {
  expect(isoOfWritten(text)).toBe(day)
})

test.each(['', 'morgen', '5.12.', '12/5/26', '5.12.126', '5.12.26 18:00'])('«%s» stays', (text) => {
  expect(isoOfWritten(text)).toBe(text)
})
