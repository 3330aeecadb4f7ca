import { Statement } from '../../features/erklaerung/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './barrierefreiheit.module.css'

/** The statement on accessibility (spec 2.6). */
export function Barrierefreiheit({ block: { context, options } }: ViewProps<'barrierefreiheit'>) {
  return (
    <div className={styles.section}>
      {options.titel && <h2>{options.titel}</h2>}
      {options.einleitung && <p className={styles.intro}>{options.einleitung}</p>}
      <Statement erklaerung={context} />
    </div>
  )
}
