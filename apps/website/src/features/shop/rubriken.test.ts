import { expect, test } from 'vitest'
import { groupByRubrik } from './rubriken.ts'

const article = (titel: string, rubrik_name: string | null) => ({ titel, rubrik_name })

test('articles stand below their category, in the order in which the categories first come (spec 7)', () => {
  const groups = groupByRubrik(
    [
      article('Hut', 'Textilien'),
      article('Dies', null),
      article('Honig', 'Genuss'),
      article('Schal', 'Textilien'),
    ],
    'Weiteres',
  )
  expect(groups.map(({ id, name, articles }) => [id, name, articles.length])).toEqual([
    ['shop-textilien', 'Textilien', 2],
    ['shop-genuss', 'Genuss', 1],
    ['shop-weiteres', 'Weiteres', 1],
  ])
})

test('two categories that an address cannot tell apart have places of their own', () => {
  const groups = groupByRubrik([article('a', 'Bücher'), article('b', 'Buecher')], 'Weiteres')
  expect(new Set(groups.map(({ id }) => id)).size).toBe(2)
})
