import { RequestForm } from '../../features/anfragen/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './formular-brancheneintrag.module.css'

/** Ein Betrieb trägt sich ein oder ändert seinen Eintrag (spec 2.6, 5). */
export function FormularBrancheneintrag({
  block: { options },
}: ViewProps<'formular-brancheneintrag'>) {
  return (
    <div className={styles.frame}>
      <RequestForm
        name="brancheneintrag"
        office="tourismus"
        title={options.titel}
        intro={options.einleitung}
      />
    </div>
  )
}
