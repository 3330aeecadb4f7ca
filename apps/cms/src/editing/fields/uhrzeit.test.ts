import { expect, test } from 'vitest'
import { germanTime } from './uhrzeit.ts'

test.each([
  ['18:30', '18:30'],
  ['18.30', '18:30'],
  ['18.30 Uhr', '18:30'],
  ['8 Uhr', '08:00'],
  ['8:05', '08:05'],
  [' 18 uhr ', '18:00'],
])('E2: «%s» is %s', (text, time) => {
  expect(germanTime(text)).toBe(time)
})

test.each(['25:00', '18:60', '18', '18.3', 'abends', '', '18:30:00'])(
  'E2: «%s» is no time of day',
  (text) => {
    expect(germanTime(text)).toBeNull()
  },
)
