import { programmesAt } from '../../features/veranstaltungsliste/index.ts'
import { formatMonth, useListWords, useSprache } from '../../i18n/index.ts'
import { ButtonLink } from '../../ui/button/index.ts'
import { Icon } from '../../ui/icon/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './sidebar-veranstaltungen.module.css'

/** Where visitors suggest an event (spec 2.2). */
const suggestion = '/de/veranstaltungseintrag/'

/** A link to suggest an event, and the programmes of this month and the next (spec 2.7). */
export function SidebarVeranstaltungen({
  block: { context, options },
}: ViewProps<'sidebar-veranstaltungen'>) {
  const words = useListWords()
  const sprache = useSprache()
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{options.titel ?? words.vorschlagen}</h2>
      <p>{words.vorschlagenText}</p>
      <ButtonLink href={options.link ?? suggestion}>{words.vorschlagen}</ButtonLink>
      <h3 className={styles.heading}>{words.programm}</h3>
      <ul className={styles.programmes}>
        {programmesAt(context.heute, sprache).map(({ month, href }) => (
          <li key={month}>
            <a className={styles.programme} href={href}>
              <Icon name="download" />
              {words.programmFuer(formatMonth(month, sprache))} (PDF)
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
