import type { Veranstaltungskarte } from '@kurstadt/contract'
import type { ReactNode } from 'react'
import { useLang, useTexts } from '../../i18n/index.ts'
import { Icon } from '../../ui/icon/index.ts'
import { Link } from '../../ui/link/index.ts'
import { Bild } from '../bild/index.ts'
import { addressOfDay } from './chosen-day.ts'
import { StatusBadge } from './status-badge.tsx'
import styles from './veranstaltung-card.module.css'
import { Dates, Times, Venue, venueOf } from './when.tsx'

type CardProps = { event: Veranstaltungskarte; heading: 'h3' | 'h4'; children?: ReactNode }

/** An event in a list: date, time, venue, picture and excerpt (spec 2.7). */
export function VeranstaltungCard({ event, heading: Heading, children }: CardProps) {
  const words = useTexts()
  const lang = useLang(event.sprache)
  const href = addressOfDay(event)
  return (
    <article className={styles.card}>
      <div className={styles.text}>
        <StatusBadge status={event.status} />
        <Heading className={styles.title} lang={lang}>
          {href ? (
            <Link className={styles.link} href={href}>
              {event.titel}
            </Link>
          ) : (
            event.titel
          )}
        </Heading>
        <ul className={styles.facts}>
          <li>
            <Icon name="kalender" />
            <span>
              <Dates of={event} />
              {event.timeFrom && ', '}
              <Times of={event} />
            </span>
          </li>
          {venueOf(event) !== null && (
            <li>
              <Icon name="place" />
              <Venue of={event} />
            </li>
          )}
          {event.kostenlos && (
            <li>
              <Icon name="price" />
              <span>{words.veranstaltungen.free}</span>
            </li>
          )}
          {event.barrierefrei && (
            <li>
              <Icon name="accessible" />
              <span>{words.veranstaltungen.accessible}</span>
            </li>
          )}
          {event.familien && (
            <li>
              <Icon name="people" />
              <span>{words.veranstaltungen.families}</span>
            </li>
          )}
        </ul>
        {event.plain_text && <p lang={lang}>{event.plain_text}</p>}
        {children && <div className={styles.extra}>{children}</div>}
      </div>
      {event.bild && (
        <Bild
          bild={event.bild}
          ratio="3 / 2"
          sizes="(min-width: 768px) 18rem, 92vw"
          hasPlaceholder={false}
          className={styles.picture}
        />
      )}
    </article>
  )
}
