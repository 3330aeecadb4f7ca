import { expect, test } from 'vitest'
import { pageWindow } from './page-window.ts'

test('first, last and the neighbours are shown, a gap stands for the rest', () => {
  expect(pageWindow(1, 1)).toEqual([1])
  expect(pageWindow(2, 3)).toEqual([1, 2, 3])
  expect(pageWindow(5, 20)).toEqual([1, null, 4, 5, 6, null, 20])
})

test('a gap of one page shows the page', () => {
  expect(pageWindow(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
})

test('a page beyond the last shows where there is something', () => {
  expect(pageWindow(99, 3)).toEqual([1, 2, 3])
})
