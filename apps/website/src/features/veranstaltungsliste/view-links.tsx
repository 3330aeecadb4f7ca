import { useListWords } from '../../i18n/index.ts'
import { Icon } from '../../ui/icon/index.ts'
import { Link } from '../../ui/link/index.ts'
import { addressOf, type EventQuery } from './event-query.ts'
import styles from './links.module.css'

type ViewLinksProps = { path: string; query: EventQuery; heute: string }

/** Leads from the list to the calendar of a month and back; the filters stay. */
export function ViewLinks({ path, query, heute }: ViewLinksProps) {
  const words = useListWords()
  const { monat, datum_von = heute } = query
  const noPeriod = { zeitraum: null, datum_von: null, datum_bis: null }
  const first = datum_von > heute ? datum_von : heute
  const calendar = addressOf(path, query, { ...noPeriod, monat: monat ?? first.slice(0, 7) })
  return (
    <nav aria-label={words.ansicht}>
      <ul className={styles.links}>
        <li>
          <Link
            className={styles.link}
            href={addressOf(path, query, { monat: null })}
            aria-current={monat ? undefined : 'true'}
          >
            <Icon name="menu" />
            {words.liste}
          </Link>
        </li>
        <li>
          <Link className={styles.link} href={calendar} aria-current={monat ? 'true' : undefined}>
            <Icon name="kalender" />
            {words.kalender}
          </Link>
        </li>
      </ul>
    </nav>
  )
}
