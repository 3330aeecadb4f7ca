import type { Veranstaltungskarte } from '@kurstadt/contract'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/index.ts'
import { buttonClass } from '../../ui/button/index.ts'
import { EventDays } from './event-days.tsx'
import styles from './more-events.module.css'

/** Shown at first, added at a time, and shown at most (spec 9, events teaser). */
const [step, most] = [5, 20]

type MoreEventsProps = {
  events: readonly Veranstaltungskarte[]
  notBefore: string
  heading: 'h2' | 'h3'
  /** What else is said of an event. */
  extraOf?: ((id: number) => ReactNode) | undefined
}

/** The events after those that are shown, five behind each button; the browser opens them. */
function Rest({ events, ...days }: MoreEventsProps) {
  const { veranstaltungen } = useTexts()
  if (events.length === 0) return null
  return (
    <details className={styles.more} data-behaviour="more-events">
      <summary className={buttonClass('quiet')}>{veranstaltungen.loadMore}</summary>
      <div className={styles.events}>
        <EventDays {...days} events={events.slice(0, step)} />
        <Rest {...days} events={events.slice(step)} />
      </div>
    </details>
  )
}

/** Five events and, as long as there are more, a button that adds five, up to twenty (spec 4). */
export function MoreEvents({ events, ...days }: MoreEventsProps) {
  // Each event stands here once, and its page shows its next day by itself.
  const once = events.map((event) => ({ ...event, serie: null }))
  return (
    <div className={styles.events}>
      <EventDays {...days} events={once.slice(0, step)} />
      <Rest {...days} events={once.slice(step, most)} />
    </div>
  )
}
