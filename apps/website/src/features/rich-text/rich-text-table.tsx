import type { RichTextTable } from '@kurstadt/contract'
import { useTexts } from '../../i18n/index.ts'
import { Inlines } from './inlines.tsx'
import styles from './rich-text.module.css'

type Cell = RichTextTable['rows'][number]['cells'][number]

/** In the first row a heading names its column, below that its row. */
function TableCell({ cell, isFirstRow }: { cell: Cell; isFirstRow: boolean }) {
  const { header, colspan, rowspan, children } = cell
  const span = {
    ...(colspan > 1 ? { colSpan: colspan } : {}),
    ...(rowspan > 1 ? { rowSpan: rowspan } : {}),
  }
  const content = <Inlines nodes={children} />
  if (!header) return <td {...span}>{content}</td>
  return (
    <th {...span} scope={isFirstRow ? 'col' : 'row'}>
      {content}
    </th>
  )
}

/** A table of text; where it is wider than the page it scrolls by itself, by keyboard too. */
export function Table({ rows }: Pick<RichTextTable, 'rows'>) {
  const { richText } = useTexts()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard (WCAG 2.1.1)
    <section className={styles.scroll} aria-label={richText.table} tabIndex={0}>
      <table>
        <tbody>
          {Array.from(rows.entries(), ([place, row]) => (
            <tr key={place}>
              {Array.from(row.cells.entries(), ([column, cell]) => (
                <TableCell key={column} cell={cell} isFirstRow={place === 0} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
