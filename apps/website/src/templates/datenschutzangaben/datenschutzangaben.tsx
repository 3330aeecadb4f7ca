import { PrivacyFacts } from '../../features/datenschutzangaben/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './datenschutzangaben.module.css'

/** What the privacy notice says by itself (spec 2.2). */
export function Datenschutzangaben({
  block: { context, options },
}: ViewProps<'datenschutzangaben'>) {
  return (
    <div className={styles.section}>
      <PrivacyFacts angaben={context} {...options} />
    </div>
  )
}
