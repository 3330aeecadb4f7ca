import { useFormPage } from '../../features/form-page/index.ts'
import { PhotoPoint } from '../../features/fotopunkt/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './fotopunkt.module.css'

/** The photo point: its latest picture and the archive of its days (spec 2.7). */
export function Fotopunkt({ block }: ViewProps<'fotopunkt'>) {
  const { heute } = useFormPage()
  const { titel, archiv } = block.options
  const [shot] = block.context.data
  return (
    <section className={styles.section}>
      {titel && <h2>{titel}</h2>}
      <PhotoPoint shot={shot} archiv={archiv} heading={titel ? 'h3' : 'h2'} heute={heute} />
    </section>
  )
}
