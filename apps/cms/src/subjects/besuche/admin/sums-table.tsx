import type { ReactNode } from 'react'
import styles from './visits.module.css'

type SumsProps = {
  head: readonly string[]
  /** Cells of each row; numbers are written as Germans write them. */
  rows: readonly (readonly (ReactNode | number)[])[]
  /** What stands there where there is none. */
  empty: string
}

/** Sums as a table: what they are of first, the number last. */
export function Sums({ empty, head, rows }: SumsProps) {
  if (rows.length === 0) return <p>{empty}</p>
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            {head.map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...others], row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are in a fixed order and never change
            <tr key={row}>
              <th scope="row">{first}</th>
              {others.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a row has as many cells as its head
                <td key={index}>
                  {typeof cell === 'number' ? cell.toLocaleString('de-DE') : cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
