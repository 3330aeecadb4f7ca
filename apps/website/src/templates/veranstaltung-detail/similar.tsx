import type { VeranstaltungKurz } from '@kurstadt/contract'
import { Bild } from '../../features/bild/index.ts'
import { Dates, StatusBadge, Times, Venue, venueOf } from '../../features/veranstaltungen/index.ts'
import { useEventTexts, useLang } from '../../i18n/index.ts'
import { Link } from '../../ui/link/index.ts'
import styles from './veranstaltung-detail.module.css'

function Like({ event }: { event: VeranstaltungKurz }) {
  const lang = useLang(event.sprache)
  return (
    <li className={styles.like}>
      {event.bild && (
        <Bild bild={event.bild} ratio="3 / 2" sizes="(min-width: 640px) 20rem, 92vw" />
      )}
      <StatusBadge status={event.status} />
      <h3 className={styles.heading} lang={lang}>
        {event.detailURL ? <Link href={event.detailURL}>{event.titel}</Link> : event.titel}
      </h3>
      <p>
        <Dates of={event} />
        {event.timeFrom && ', '}
        <Times of={event} />
        {venueOf(event) !== null && ', '}
        <Venue of={event} />
      </p>
    </li>
  )
}

/** The next events of the same categories; nothing when there are none. */
export function Similar({ events }: { events: readonly VeranstaltungKurz[] }) {
  const words = useEventTexts().veranstaltung
  if (events.length === 0) return null
  return (
    <section className={styles.similar}>
      <h2>{words.similar}</h2>
      <ul className={styles.likes}>
        {events.map((event) => (
          <Like key={event.id} event={event} />
        ))}
      </ul>
    </section>
  )
}
