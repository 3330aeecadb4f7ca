import { RequestForm } from '../../features/anfragen/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './formular-veranstaltung.module.css'

/** Gäste und Vereine schlagen eine Veranstaltung vor; sie kommt als Entwurf (spec 2.6, 5). */
export function FormularVeranstaltung({ block: { options } }: ViewProps<'formular-veranstaltung'>) {
  return (
    <div className={styles.frame}>
      <RequestForm
        name="veranstaltung"
        office="tourismus"
        title={options.titel}
        intro={options.einleitung}
      />
    </div>
  )
}
