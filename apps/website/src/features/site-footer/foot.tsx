import type { ReactNode } from 'react'
import { Kept } from '../../ui/kept/index.ts'
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

type StripProps = { name: string; of: readonly (object | null)[]; children: ReactNode }

/** A part of the foot of its own, set off by a line; kept for what it is made of. */
export const Strip = ({ name, of, children }: StripProps) => (
  <Kept name={name} of={of} className={styles.strip}>
    {children}
  </Kept>
)
