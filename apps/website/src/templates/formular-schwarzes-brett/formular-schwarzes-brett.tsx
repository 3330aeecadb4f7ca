import { RequestForm } from '../../features/anfragen/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './formular-schwarzes-brett.module.css'

/** Wer etwas sucht, verschenkt oder gefunden hat, hängt es aus (spec 2.6, 5). */
export function FormularSchwarzesBrett({
  block: { options },
}: ViewProps<'formular-schwarzes-brett'>) {
  return (
    <div className={styles.frame}>
      <RequestForm
        name="schwarzes-brett"
        office="rathaus"
        title={options.titel}
        intro={options.einleitung}
      />
    </div>
  )
}
