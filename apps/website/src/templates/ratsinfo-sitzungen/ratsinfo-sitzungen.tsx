import { Meetings } from '../../features/ratsinfo/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './ratsinfo-sitzungen.module.css'

/** Meetings as a list or a calendar, of all committees or one (spec 2.6). */
export function RatsinfoSitzungen({ block }: ViewProps<'ratsinfo-sitzungen'>) {
  const { titel } = block.options
  return (
    <section className={styles.section}>
      {titel && <h2>{titel}</h2>}
      <Meetings list={block.context} heading={titel ? 'h3' : 'h2'} />
    </section>
  )
}
