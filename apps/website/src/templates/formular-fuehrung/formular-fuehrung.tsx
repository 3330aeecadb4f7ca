import { RequestForm } from '../../features/anfragen/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './formular-fuehrung.module.css'

/** Gäste fragen eine Führung für ihre Gruppe an (spec 2.6, 5). */
export function FormularFuehrung({ block: { options } }: ViewProps<'formular-fuehrung'>) {
  return (
    <div className={styles.frame}>
      <RequestForm
        name="fuehrung"
        office="tourismus"
        title={options.titel}
        intro={options.einleitung}
      />
    </div>
  )
}
