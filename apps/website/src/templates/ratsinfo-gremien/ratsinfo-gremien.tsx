import { Committees } from '../../features/ratsinfo/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './ratsinfo-gremien.module.css'

/** All committees (spec 2.6). */
export function RatsinfoGremien({ block }: ViewProps<'ratsinfo-gremien'>) {
  const { titel } = block.options
  return (
    <section className={styles.section}>
      {titel && <h2>{titel}</h2>}
      <Committees gremien={block.context.data} heading={titel ? 'h3' : 'h2'} />
    </section>
  )
}
