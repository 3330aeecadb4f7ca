import type { ReactNode } from 'react'
import styles from './list-note.module.css'

type ListNoteProps = { title: string; children: ReactNode }

/** What stands where a list has nothing to show: that it has not, and the way on. */
export function ListNote({ title, children }: ListNoteProps) {
  return (
    <p className={styles.note}>
      <strong>{title}</strong>
      {children}
    </p>
  )
}
