import { AllEvents, MoreEvents, TeaserHead } from '../../features/veranstaltungen/index.ts'
import { useTexts } from '../../i18n/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './eventteaser.module.css'

/** The next events: five, and five more at a time up to twenty (spec 4). */
export function Eventteaser({ block: { context, options } }: ViewProps<'eventteaser'>) {
  const { veranstaltungen } = useTexts()
  return (
    <section className={styles.section}>
      <TeaserHead options={options} />
      {context.data.length === 0 && <p>{veranstaltungen.empty}</p>}
      <MoreEvents
        events={context.data}
        notBefore={context.heute}
        heading={options.titel ? 'h3' : 'h2'}
      />
      <AllEvents options={options} uebersicht={context.uebersicht} />
    </section>
  )
}
