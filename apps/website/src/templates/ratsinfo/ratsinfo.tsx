import { CouncilOverview } from '../../features/ratsinfo/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './ratsinfo.module.css'

/** The council at a glance (spec 2.6). */
export function Ratsinfo({ block }: ViewProps<'ratsinfo'>) {
  const { titel } = block.options
  return (
    <section className={styles.section}>
      {titel && <h2>{titel}</h2>}
      <CouncilOverview ratsinfo={block.context} heading={titel ? 'h3' : 'h2'} />
    </section>
  )
}
