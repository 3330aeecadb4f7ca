import type { BeforeListTableServerProps } from 'payload'
import { publishes } from '../../../editing/access/index.ts'
import styles from '../../../editing/views/dialog.module.css'

/** Above the list: the way to many events at once, for whoever may. */
export function ImportLink({ user }: BeforeListTableServerProps) {
  if (!publishes(user ?? null, 'tourismus')) return null
  return (
    <p className={styles.link}>
      <a href="/admin/veranstaltungen-einlesen">Veranstaltungen aus einer Datei einlesen</a>
    </p>
  )
}
