import { expect, test } from 'vitest'
import { letterAt, letterAtEnd } from './letter-at.ts'

const places = [
  { letter: 'A', top: -300 },
  { letter: 'B', top: 90 },
  { letter: 'C', top: 700 },
]

test('the active letter is the one whose section is read', () => {
  expect(letterAt(places, 100)).toBe('B')
  expect(letterAt(places, 80)).toBe('A')
})

test('above the first section no letter is active', () => {
  expect(letterAt([{ letter: 'A', top: 400 }], 100)).toBeNull()
  expect(letterAt([], 100)).toBeNull()
})

test('W3: at the end of the page the letter that was asked for is active, else the last', () => {
  expect(letterAtEnd(places, 900, 'B')).toBe('B')
  expect(letterAtEnd(places, 900, undefined)).toBe('C')
  expect(letterAtEnd(places, 600, 'C')).toBe('B')
  expect(letterAtEnd([], 900, 'A')).toBeNull()
})
