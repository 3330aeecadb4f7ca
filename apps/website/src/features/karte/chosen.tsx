import type { ReactNode } from 'react'
import styles from './chosen.module.css'

/** The chosen place once more, beside the map; it is said when another one is chosen. */
export const Chosen = ({ children }: { children: ReactNode }) => (
  <div className={styles.chosen} role="status" data-part="chosen">
    {children}
  </div>
)
