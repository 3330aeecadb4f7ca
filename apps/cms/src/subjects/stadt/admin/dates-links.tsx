import type { BeforeListTableServerProps } from 'payload'
import { publishes } from '../../../editing/access/index.ts'
import styles from '../../../editing/views/dialog.module.css'

/** Above the list of collections: many at once, and what is missing, for whoever may. */
export function DatesLinks({ user }: BeforeListTableServerProps) {
  if (!publishes(user ?? null, 'rathaus')) return null
  return (
    <p className={styles.link}>
      <a href="/admin/abfuhrtermine-einlesen">Abfuhrtermine aus einer Datei einlesen</a>
      {' · '}
      <a href="/admin/abfuhr-luecken">Lücken im Abfallkalender</a>
    </p>
  )
}
