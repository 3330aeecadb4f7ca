import type { Veranstaltung } from '@kurstadt/contract'
import type { ReactNode } from 'react'
import { Dates, Times, venueOf } from '../../features/veranstaltungen/index.ts'
import { useTexts } from '../../i18n/index.ts'
import { Icon, type IconSymbol } from '../../ui/icon/index.ts'
import { Link } from '../../ui/link/index.ts'
import styles from './veranstaltung-detail.module.css'

type FactProps = { icon: IconSymbol; label: string; children: ReactNode }

function Fact({ icon, label, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt>
        <Icon name={icon} />
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}

function Categories({ event }: { event: Veranstaltung }) {
  return (
    <ul className={styles.categories}>
      {event.rubriken.map(({ id, rubrik, detailURL }) => (
        <li key={id}>{detailURL ? <Link href={detailURL}>{rubrik}</Link> : rubrik}</li>
      ))}
    </ul>
  )
}

/** When, where and for how much: everything one asks first about an event. */
export function Facts({ event }: { event: Veranstaltung }) {
  const words = useTexts().veranstaltungen
  const venue = venueOf(event)
  const price = event.preis ?? (event.kostenlos ? words.free : null)
  const marks = [event.barrierefrei && words.accessible, event.familien && words.families]
  const suited = marks.filter((mark) => mark !== false).join(', ')
  return (
    <dl className={styles.facts}>
      <Fact icon="kalender" label={words.date}>
        <Dates of={event} />
      </Fact>
      {event.timeFrom && (
        <Fact icon="clock" label={words.time}>
          <Times of={event} />
        </Fact>
      )}
      {venue && (
        <Fact icon="place" label={words.venue}>
          {venue}
        </Fact>
      )}
      {price && (
        <Fact icon="price" label={words.price}>
          {price}
        </Fact>
      )}
      {suited && (
        <Fact icon="accessible" label={words.suited}>
          {suited}
        </Fact>
      )}
      {event.veranstalter && (
        <Fact icon="people" label={words.organiser}>
          {event.veranstalter}
        </Fact>
      )}
      {event.rubriken.length > 0 && (
        <Fact icon="info" label={words.categories}>
          <Categories event={event} />
        </Fact>
      )}
    </dl>
  )
}
