import { CouncilSearch } from '../../features/ratsinfo/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './ratsinfo-suche.module.css'

/** The search of the council (spec 2.6). */
export function RatsinfoSuche({ block }: ViewProps<'ratsinfo-suche'>) {
  const { titel } = block.options
  return (
    <section className={styles.section}>
      {titel && <h2>{titel}</h2>}
      <CouncilSearch suche={block.context} hasKinds heading={titel ? 'h3' : 'h2'} />
    </section>
  )
}
