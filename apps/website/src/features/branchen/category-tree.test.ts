import { expect, test } from 'vitest'
import { type Category, openLevels } from './category-tree.ts'

const category = (id: number, eltern: number | null = null): Category => ({
  id,
  eltern,
  sprache: 'de',
  rubrik: `Rubrik ${id}`,
  anzahl: 1,
})
const all = [category(1), category(2), category(11, 1), category(12, 1), category(111, 11)]
const shown = (chosen: number | null, of: readonly Category[] = all) =>
  openLevels(of, chosen).map(({ below, categories }) => [
    below?.id ?? null,
    ...categories.map(({ id }) => id),
  ])

test.each([
  [null, [[null, 1, 2]]],
  [2, [[null, 1, 2]]],
  [
    1,
    [
      [null, 1, 2],
      [1, 11, 12],
    ],
  ],
  [
    11,
    [
      [null, 1, 2],
      [1, 11, 12],
      [11, 111],
    ],
  ],
  [
    111,
    [
      [null, 1, 2],
      [1, 11, 12],
      [11, 111],
    ],
  ],
  [99, [[null, 1, 2]]],
])('with %s chosen the tree is open as far as that', (chosen, levels) => {
  expect(shown(chosen)).toEqual(levels)
})

test('a category whose upper one is not there stands at the top, and a ring ends', () => {
  expect(shown(null, [category(11, 1)])).toEqual([[null, 11]])
  expect(shown(1, [category(1, 2), category(2, 1)]).length).toBeLessThanOrEqual(6)
})
