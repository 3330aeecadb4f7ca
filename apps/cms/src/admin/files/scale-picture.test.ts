import { expect, test } from 'vitest'
import { nameFor, smallerSize } from './scale-picture.ts'

test.each([
  [8_000, 6_000, [4_000, 3_000]],
  [3_000, 9_000, [1_333, 4_000]],
  [2_000, 1_000, [2_000, 1_000]],
  [40_000, 1, [4_000, 1]],
])('E11: a picture of %i × %i keeps its proportions', (width, height, size) => {
  expect(smallerSize(width, height)).toEqual(size)
})

test.each([
  ['DSC_0042.JPG', 'image/jpeg', 'DSC_0042.jpg'],
  ['Kurpark im Mai.png', 'image/webp', 'Kurpark im Mai.webp'],
  ['ohne Endung', 'image/jpeg', 'ohne Endung.jpg'],
  ['2026.11.24.png', 'image/webp', '2026.11.24.webp'],
])('E11: «%s» as %s is called %s', (name, kind, called) => {
  expect(nameFor(name, kind)).toBe(called)
})
