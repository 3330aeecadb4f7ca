import { NoticePortal, useBrettTexts } from '../../features/brett/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './schwarzes-brett-portal.module.css'

/** For those who write on the noticeboard (spec 2.6). */
export function SchwarzesBrettPortal({ block: { options } }: ViewProps<'schwarzes-brett-portal'>) {
  const words = useBrettTexts()
  return (
    <section className={styles.section}>
      <h2>{options.titel ?? words.eigene}</h2>
      {options.einleitung && <p className={styles.opening}>{options.einleitung}</p>}
      <NoticePortal />
    </section>
  )
}
