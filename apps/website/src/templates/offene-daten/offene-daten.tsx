import { Datasets, Interface } from '../../features/offene-daten/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './offene-daten.module.css'

/** Data that others may use: what there is, or how programs read it. */
export function OffeneDaten({ block: { context, options } }: ViewProps<'offene-daten'>) {
  return (
    <div className={styles.section}>
      {options.titel && <h2>{options.titel}</h2>}
      {options.einleitung && <p className={styles.intro}>{options.einleitung}</p>}
      {options.ansicht === 'daten' ? <Datasets offen={context} /> : <Interface offen={context} />}
    </div>
  )
}
