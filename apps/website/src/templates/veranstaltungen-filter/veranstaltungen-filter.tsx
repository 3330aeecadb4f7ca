import { QuickFilter } from '../../features/veranstaltungsliste/index.ts'
import { useCurrentPath } from '../../ui/link/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './veranstaltungen-filter.module.css'

/** A short filter that leads to the overview of events (spec 2.6). */
export function VeranstaltungenFilter({
  block: { context, options, slotName },
}: ViewProps<'veranstaltungen-filter'>) {
  const here = useCurrentPath()
  return (
    <section className={styles.section} data-slot={slotName}>
      {options.titel && <h2 className={styles.title}>{options.titel}</h2>}
      <QuickFilter choices={context} action={context.uebersicht ?? here} />
    </section>
  )
}
