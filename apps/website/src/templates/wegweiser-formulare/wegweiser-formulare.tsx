import { FormularList } from '../../features/wegweiser/index.ts'
import { useRathausTexts } from '../../i18n/index.ts'
import { Link } from '../../ui/link/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './wegweiser-formulare.module.css'

/** Forms of all procedures, each below the procedure it belongs to (spec 2.6, service guide). */
export function WegweiserFormulare({
  block: { context, options },
}: ViewProps<'wegweiser-formulare'>) {
  const { wegweiser: words } = useRathausTexts()
  const Heading = options.titel ? 'h3' : 'h2'
  return (
    <section className={styles.section}>
      {options.titel && <h2>{options.titel}</h2>}
      {context.data.length === 0 && <p>{words.noForms}</p>}
      {context.data.map(({ id, sprache, titel, detailURL, formulare }) => (
        <div key={id} className={styles.list} lang={sprache}>
          <Heading className={styles.name}>
            {detailURL ? <Link href={detailURL}>{titel}</Link> : titel}
          </Heading>
          <FormularList formulare={formulare} />
        </div>
      ))}
    </section>
  )
}
