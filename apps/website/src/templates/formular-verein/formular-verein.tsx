import { RequestForm } from '../../features/anfragen/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './formular-verein.module.css'

/** Ein Verein trägt sich ein oder ändert seinen Eintrag (spec 2.6, 5). */
export function FormularVerein({ block: { options } }: ViewProps<'formular-verein'>) {
  return (
    <div className={styles.frame}>
      <RequestForm
        name="verein"
        office="rathaus"
        title={options.titel}
        intro={options.einleitung}
      />
    </div>
  )
}
