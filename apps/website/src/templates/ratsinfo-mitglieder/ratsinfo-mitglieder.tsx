import { Members } from '../../features/ratsinfo/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './ratsinfo-mitglieder.module.css'

/** Council members of today by faction (spec 2.6). */
export function RatsinfoMitglieder({ block }: ViewProps<'ratsinfo-mitglieder'>) {
  const { titel } = block.options
  return (
    <section className={styles.section}>
      {titel && <h2>{titel}</h2>}
      <Members mitglieder={block.context.data} heading={titel ? 'h3' : 'h2'} />
    </section>
  )
}
