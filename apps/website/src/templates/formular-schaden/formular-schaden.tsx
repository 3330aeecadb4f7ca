import { RequestForm } from '../../features/anfragen/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './formular-schaden.module.css'

/** Wer einen Schaden sieht, meldet ihn der Stadt (spec 2.6, 5). */
export function FormularSchaden({ block: { options } }: ViewProps<'formular-schaden'>) {
  return (
    <div className={styles.frame}>
      <RequestForm
        name="schaden"
        office="rathaus"
        title={options.titel}
        intro={options.einleitung}
        karte={options.karte}
      />
    </div>
  )
}
