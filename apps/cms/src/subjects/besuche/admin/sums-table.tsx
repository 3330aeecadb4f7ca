import type { ReactNode } from 'react'
import styles from './visits.module.css'

type SumsProps = {
  head: readonly string[]
  /** Cells of each row, with what tells it from others; numbers are written as Germans write them. */
  rows: readonly { key: string; cells: readonly (ReactNode | number)[] }[]
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
          {rows.map(({ key, cells: [first, ...others] }) => (
            <tr key={key}>
              <th scope="row">{first}</th>
              {others.map((cell, index) => (
                <td key={head[index + 1]}>
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
