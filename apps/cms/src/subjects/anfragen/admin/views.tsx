import type { BeforeListTableServerPropsOnly } from 'payload'
import { ViewLinks } from '../../../editing/views/view-links.tsx'
import { ansichten, chosenOf } from '../inbox/ansichten.ts'
import { ExportLink } from './export-link.tsx'
import styles from './inbox.module.css'

/** Links to the views of the inbox, and to what it shows as a table. */
export function RequestViews({ searchParams }: BeforeListTableServerPropsOnly) {
  const { ansicht, search } = searchParams ?? {}
  const asksForStates = Object.keys(searchParams ?? {}).some((name) => name.includes('[status]'))
  return (
    <div className={styles.views}>
      <ViewLinks
        name="Ansichten"
        list="/admin/collections/anfragen"
        parameter="ansicht"
        views={ansichten}
        chosen={chosenOf({ ansicht, search, asksForStates })?.key}
      />
      <ExportLink />
    </div>
  )
}
