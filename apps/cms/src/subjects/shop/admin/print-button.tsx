'use client'
import styles from './packing-list.module.css'

/** Opens the browser's printing. */
export function PrintButton() {
  return (
    <button type="button" className={styles.print} onClick={() => window.print()}>
      Drucken
    </button>
  )
}
