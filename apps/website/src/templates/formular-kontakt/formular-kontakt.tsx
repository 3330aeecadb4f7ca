import { RequestForm } from '../../features/anfragen/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './formular-kontakt.module.css'

/** Eine Nachricht an die Stadt; die Antwort kommt per E-Mail oder Telefon (spec 2.6, 5). */
export function FormularKontakt({ block: { options } }: ViewProps<'formular-kontakt'>) {
  return (
    <div className={styles.frame}>
      <RequestForm
        name="kontakt"
        office="rathaus"
        title={options.titel}
        intro={options.einleitung}
      />
    </div>
  )
}
