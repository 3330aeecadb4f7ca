import type { RichTextInline, RichTextTable } from '@kurstadt/contract'
import { inlineOf, saysNothing } from './rich-text-inline.ts'
import { childrenOf, type LexicalNode, type Sources } from './rich-text-node.ts'

type Row = RichTextTable['rows'][number]

/** Most cells that one may span; more was not made with the editor. */
const most = { columns: 20, rows: 100 } as const

function spanOf(value: unknown, highest: number): number {
  const span = typeof value === 'number' ? Math.trunc(value) : 1
  return Math.min(Math.max(span, 1), highest)
}

/** Paragraphs and lists of a cell as lines below each other. */
function linesOf(cell: LexicalNode, sources: Sources): RichTextInline[] {
  const blocks = childrenOf(cell).flatMap((block) =>
    block.type === 'list' ? childrenOf(block) : [block],
  )
  const lines = blocks.map((block) => inlineOf(childrenOf(block), sources))
  return lines
    .filter((line) => !saysNothing(line))
    .flatMap((line, at): RichTextInline[] => (at === 0 ? line : [{ type: 'linebreak' }, ...line]))
}

function rowOf(row: LexicalNode, sources: Sources): Row {
  const cells = childrenOf(row)
    .filter(({ type }) => type === 'tablecell')
    .map((cell) => ({
      header: typeof cell.headerState === 'number' && cell.headerState > 0,
      colspan: spanOf(cell.colSpan, most.columns),
      rowspan: spanOf(cell.rowSpan, most.rows),
      children: linesOf(cell, sources),
    }))
  return { cells }
}

/** A table of the editor; null where it says nothing at all. */
export function tableOf(node: LexicalNode, sources: Sources): RichTextTable | null {
  const rows = childrenOf(node)
    .map((row) => rowOf(row, sources))
    .filter(({ cells }) => cells.length > 0)
  const isEmpty = rows.every(({ cells }) => cells.every(({ children }) => children.length === 0))
  return isEmpty ? null : { type: 'table', rows }
}
