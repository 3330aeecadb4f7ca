import { richText } from '@kurstadt/contract'
import { expect, test } from 'vitest'
import { richTextOf } from './rich-text.ts'

function read(...children: object[]) {
  const sources = { pathOf: () => null, quotedOf: () => [] }
  return richText.parse(richTextOf({ root: { type: 'root', children } }, sources))
}

const words = (text: string) => ({ type: 'text', text })
const paragraph = (...children: object[]) => ({ type: 'paragraph', children })

const cell = (text: string, rest: object = {}) => ({
  type: 'tablecell',
  headerState: 0,
  children: [paragraph(words(text))],
  ...rest,
})
const table = (...rows: object[][]) => ({
  type: 'table',
  children: rows.map((children) => ({ type: 'tablerow', children })),
})
const plain = { header: false, colspan: 1, rowspan: 1 }

test('E6: a table keeps its rows, its headings and what spans several cells', () => {
  const wide = cell('Montag', { headerState: 2, colSpan: 2, rowSpan: '3' })
  expect(read(table([cell('Tag', { headerState: 1 })], [wide, cell('8 Uhr')]))).toStrictEqual([
    {
      type: 'table',
      rows: [
        { cells: [{ ...plain, header: true, children: [words('Tag')] }] },
        {
          cells: [
            { ...plain, header: true, colspan: 2, children: [words('Montag')] },
            { ...plain, children: [words('8 Uhr')] },
          ],
        },
      ],
    },
  ])
})

test('E6: paragraphs and lists of a cell become lines; a table that says nothing is left out', () => {
  const list = { type: 'list', children: [{ type: 'listitem', children: [words('b')] }] }
  const [answer] = read(table([{ ...cell(''), children: [paragraph(words('a')), list] }]))
  expect(answer).toMatchObject({
    rows: [{ cells: [{ children: [words('a'), { type: 'linebreak' }, words('b')] }] }],
  })
  expect(read(table([cell(' ')]), table([]), table())).toEqual([])
})
