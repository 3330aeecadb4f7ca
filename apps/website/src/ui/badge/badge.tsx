import type { ReactNode } from 'react'
import styles from './badge.module.css'

/** A short word that marks a thing; `warn` says that something will not be as announced, `good` that all is well. */
export function Badge({
  tone,
  children,
}: {
  tone: 'warn' | 'note' | 'good' | 'plain'
  children: ReactNode
}) {
  return <strong className={`${styles.badge} ${styles[tone]}`}>{children}</strong>
}
