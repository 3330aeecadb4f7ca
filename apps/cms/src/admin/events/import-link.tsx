import type { BeforeListTableServerProps } from 'payload'
import { publishes } from '../../access/index.ts'
import styles from './events.module.css'

/** Above the list: the way to many events at once, for whoever may. */
export function ImportLink({ user }: BeforeListTableServerProps) {
  if (!publishes(user ?? null, 'tourismus')) return null
  return (
    <p className={styles.link}>
      <a href="/admin/veranstaltungen-einlesen">Veranstaltungen aus einer Datei einlesen</a>
    </p>
  )
}
