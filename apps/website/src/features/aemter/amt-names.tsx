import type { AmtName } from '../../content/index.ts'
import styles from './aemter.module.css'

/** Hundreds of offices: each name leads to its page; where it is and who works there stands below. */
export function AmtNames({ namen }: { namen: readonly AmtName[] }) {
  if (namen.length === 0) return null
  return (
    <ul className={styles.names}>
      {namen.map(({ id, sprache, titel, detailURL, ort, leute }) => (
        <li key={id} lang={sprache} data-amt="">
          {detailURL ? <a href={detailURL}>{titel}</a> : titel}
          {ort && <span>{ort}</span>}
          {leute && <span>{leute}</span>}
        </li>
      ))}
    </ul>
  )
}
