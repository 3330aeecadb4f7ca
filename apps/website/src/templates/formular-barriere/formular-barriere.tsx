import { RequestForm } from '../../features/anfragen/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './formular-barriere.module.css'

/** Wer auf der Website nicht weiterkommt, sagt es hier (spec 2.6, 5). */
export function FormularBarriere({ block: { options } }: ViewProps<'formular-barriere'>) {
  return (
    <div className={styles.frame}>
      <RequestForm
        name="barriere"
        office="rathaus"
        title={options.titel}
        intro={options.einleitung}
      />
    </div>
  )
}
