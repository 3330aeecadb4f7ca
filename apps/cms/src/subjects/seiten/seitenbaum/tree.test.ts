import { expect, test } from 'vitest'
import { countBelow, type PageNode, type PageRow, treeOf } from './tree.ts'

function page(id: string, eltern: string | null = null): PageRow {
  return { id, eltern, titel: id, pfade: { de: `/de/${id}/` }, stand: 'veroeffentlicht' }
}

function outline(nodes: readonly PageNode[]): unknown[] {
  return nodes.map(({ id, children }) => (children.length > 0 ? [id, outline(children)] : id))
}

test('pages stand below their parents, each level by path', () => {
  const rows = [
    page('therme', 'besuchen'),
    page('besuchen'),
    page('anreise', 'besuchen'),
    page('a'),
  ]
  expect(outline(treeOf(rows))).toEqual(['a', ['besuchen', ['anreise', 'therme']]])
})

test('a page whose parent is not there stands at the top', () => {
  expect(outline(treeOf([page('b', 'gone'), page('a')]))).toEqual(['a', 'b'])
})

test('pages that stand below one another in a ring are shown all the same', () => {
  const shown = outline(treeOf([page('a', 'b'), page('b', 'a'), page('c')]))
  expect(shown.flat()).toEqual(['c', 'a', 'b'])
})

test('a page knows how many stand below it on every level', () => {
  const [top] = treeOf([page('a'), page('b', 'a'), page('c', 'b'), page('d', 'b')])
  expect(top && countBelow(top)).toBe(3)
})
