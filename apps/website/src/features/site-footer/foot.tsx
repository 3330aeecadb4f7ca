import type { ReactNode } from 'react'
import styles from './site-footer.module.css'

type FootProps = { id: string; edge?: ReactNode; children: ReactNode }

/** The dark band at the foot of every page; a skip link leads to it. */
export function Foot({ id, edge, children }: FootProps) {
  return (
    <footer className={styles.footer} id={id} tabIndex={-1}>
      {edge}
      <div className={styles.band}>
        <div className={styles.inner}>{children}</div>
      </div>
    </footer>
  )
}

/** A part of the foot of its own, set off by a line. */
export const Strip = ({ children }: { children: ReactNode }) => (
  <div className={styles.strip}>{children}</div>
)
