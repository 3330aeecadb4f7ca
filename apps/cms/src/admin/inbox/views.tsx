import type { BeforeListTableServerPropsOnly } from 'payload'
import { ansichten } from '../../inbox/ansichten.ts'
import { ViewLinks } from '../view-links.tsx'
import { ExportLink } from './export-link.tsx'
import styles from './inbox.module.css'

/** Links to the views of the inbox, and to what it shows as a table. */
export function RequestViews({ searchParams }: BeforeListTableServerPropsOnly) {
  const place = { list: '/admin/collections/anfragen', parameter: 'ansicht' }
  return (
    <div className={styles.views}>
      <ViewLinks
        name="Stand"
        {...place}
        views={[{ key: '', label: 'Offen' }, ...ansichten]}
        chosen={searchParams?.ansicht}
      />
      <ExportLink />
    </div>
  )
}
