import { expect, test } from 'vitest'
import { atNoon } from './tag.ts'

test.each([
  ['2026-11-20', '2026-11-20T12:00:00.000Z'],
  ['2026-11-20T23:59:00.000Z', '2026-11-20T12:00:00.000Z'],
  [new Date('2026-03-29T00:00:00Z'), '2026-03-29T12:00:00.000Z'],
])('%s is stored as its noon', (day, noon) => {
  expect(atNoon(day)).toBe(noon)
})

test.each([null, undefined, '', 'heute'])('%s is left for the validation', (value) => {
  expect(atNoon(value)).toBe(value)
})
