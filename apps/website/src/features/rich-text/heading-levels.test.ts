import type { RichText } from '@kurstadt/contract'
import { expect, test } from 'vitest'
import { headingShift, headingTag } from './heading-levels.ts'

const heading = (level: 2 | 3 | 4): RichText[number] => ({ type: 'heading', level, children: [] })

test('the highest heading of a text stands right below the heading above it', () => {
  expect(headingShift([heading(2), heading(3)], true)).toBe(1)
  expect(headingShift([heading(3)], true)).toBe(0)
  expect(headingShift([heading(4)], true)).toBe(-1)
})

test('without a heading above it the highest heading is of the second level', () => {
  expect(headingShift([heading(3), heading(4)], false)).toBe(-1)
  expect(headingShift([], false)).toBe(0)
})

test('each level has its tag', () => {
  expect([2, 3, 4, 5].map(headingTag)).toEqual(['h2', 'h3', 'h4', 'h5'])
})
