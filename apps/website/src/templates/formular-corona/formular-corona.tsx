import { RequestForm } from '../../features/anfragen/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './formular-corona.module.css'

/** Wer ein Haus besucht, hinterlässt, wie man zu erreichen ist (spec 2.6, 5). */
export function FormularCorona({ block: { options } }: ViewProps<'formular-corona'>) {
  return (
    <div className={styles.frame}>
      <RequestForm
        name="corona"
        office="rathaus"
        title={options.titel}
        intro={options.einleitung}
      />
    </div>
  )
}
