import type { Veranstaltungskarte } from '@kurstadt/contract'
import type { ReactNode } from 'react'
import { formatMonth, formatWeekday, useSprache } from '../../i18n/index.ts'
import styles from './event-days.module.css'
import { groupByDay, omitRepeats } from './group-by-day.ts'
import { VeranstaltungCard } from './veranstaltung-card.tsx'

type Level = 'h2' | 'h3' | 'h4'
type DayLeafProps = { tag: string; heading: Level }

/** German counts days with ordinals, English does not. */
const dayNumber = { de: (day: number) => `${day}.`, en: (day: number) => `${day}` }

/** The parts stand below each other where there is room; between them are spaces for the ear. */
function DayLeaf({ tag, heading: Heading }: DayLeafProps) {
  const sprache = useSprache()
  return (
    <Heading className={styles.leaf}>
      <time dateTime={tag}>
        <span>{formatWeekday(tag, sprache)}</span>{' '}
        <span className={styles.number}>{dayNumber[sprache](Number(tag.slice(8)))}</span>{' '}
        {formatMonth(tag.slice(0, 7), sprache)}
      </time>
    </Heading>
  )
}

const below = { h2: 'h3', h3: 'h4', h4: 'h4' } as const

type EventDaysProps = {
  events: readonly Veranstaltungskarte[]
  /** What began before this day and goes on stands there. */
  notBefore?: string
  heading: Level
  /** What else is said of an event. */
  extraOf?: ((id: number) => ReactNode) | undefined
}

/** Events day by day (spec 2.7). */
export function EventDays({ events, notBefore = '', heading, extraOf }: EventDaysProps) {
  return (
    <ol className={styles.days}>
      {groupByDay(events, notBefore).map(({ tag, eintraege }) => (
        <li key={tag} className={styles.day}>
          <DayLeaf tag={tag} heading={heading} />
          <div className={styles.events}>
            {omitRepeats(eintraege).map((event) => (
              <VeranstaltungCard
                // A series may take place twice on one day.
                key={`${event.id} ${event.datum_von} ${event.timeFrom ?? ''}`}
                event={event}
                heading={below[heading]}
              >
                {extraOf?.(event.id)}
              </VeranstaltungCard>
            ))}
          </div>
        </li>
      ))}
    </ol>
  )
}
