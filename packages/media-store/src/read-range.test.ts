import { expect, test } from 'vitest'
import { readRange } from './read-range.ts'

test.each([
  ['bytes=0-3', 10, { start: 0, end: 3 }],
  ['bytes=4-', 10, { start: 4, end: 9 }],
  ['bytes=-3', 10, { start: 7, end: 9 }],
  ['bytes=-99', 10, { start: 0, end: 9 }],
  ['bytes=2-99', 10, { start: 2, end: 9 }],
  ['bytes=10-', 10, 'unsatisfiable'],
  ['bytes=5-2', 10, 'unsatisfiable'],
  ['bytes=-0', 10, 'unsatisfiable'],
  ['bytes=0-1,4-5', 10, null],
  ['bytes=-', 10, null],
  ['lines=1-2', 10, null],
  [undefined, 10, null],
])('a range asks for a part of a file: %s of %i', (header, size, range) => {
  expect(readRange(header, size)).toEqual(range)
})
