import { CouncilSearch } from '../../features/ratsinfo/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './ratsinfo-vorlagen.module.css'

/** Papers, the latest first, to be searched and filtered (spec 2.6). */
export function RatsinfoVorlagen({ block }: ViewProps<'ratsinfo-vorlagen'>) {
  const { titel } = block.options
  return (
    <section className={styles.section}>
      {titel && <h2>{titel}</h2>}
      <CouncilSearch suche={block.context} hasKinds={false} heading={titel ? 'h3' : 'h2'} />
    </section>
  )
}
