import type { Veranstaltungsliste } from '@kurstadt/contract'
import type { ReactNode } from 'react'
import { formatMonth, useListWords, useSprache } from '../../i18n/index.ts'
import { listAddress, monthsLater } from '../../lib/index.ts'
import { Link } from '../../ui/link/index.ts'
import { MonthHead, MonthTable } from '../../ui/month-table/index.ts'
import { type EventQuery, resultsId } from './event-query.ts'
import styles from './month-calendar.module.css'

type Tage = Veranstaltungsliste['tage']
type Place = { path: string; query: EventQuery }

type Found = Tage[number]

/** What is on at a day: the first titles, and how much more. */
function Titles({ found }: { found: Found }) {
  const words = useListWords()
  const more = found.anzahl - found.titel.length
  return (
    <ul className={styles.titles}>
      {Array.from(new Set(found.titel), (titel) => (
        <li key={titel}>{titel}</li>
      ))}
      {more > 0 && <li>{words.weitere(more)}</li>}
    </ul>
  )
}

type DayLinkProps = Place & { day: string; found: Found | undefined; children: ReactNode }

/** Leads to what is on at a day. */
function DayLink({ day, found, path, query, children }: DayLinkProps) {
  const words = useListWords()
  const days = { zeitraum: 'individuell', datum_von: day, datum_bis: day, monat: null }
  return (
    <Link className={styles.link} href={`${listAddress(path, query, days)}#${resultsId}`}>
      {children} <span className={styles.count}>{words.amTag(found?.anzahl ?? 0)}</span>
    </Link>
  )
}

type MonthCalendarProps = Place & {
  month: string
  list: Pick<Veranstaltungsliste, 'tage' | 'heute' | 'jahre'>
  heading: 'h2' | 'h3'
}

/** A month at a glance; each day with events leads to them. */
export function MonthCalendar({ month, list, heading, ...place }: MonthCalendarProps) {
  const words = useListWords()
  const sprache = useSprache()
  const on = (day: string) => list.tage.find(({ tag }) => tag === day)
  const [before, after] = [monthsLater(month, -1), monthsLater(month, 1)]
  const lastYear = Math.max(0, ...list.jahre)
  const step = (other: string, said: string) => ({
    month: other,
    href: listAddress(place.path, place.query, { monat: other }),
    words: said,
  })
  return (
    <div className={styles.calendar}>
      <MonthHead
        month={month}
        heading={heading}
        before={month > list.heute.slice(0, 7) ? step(before, words.vorherigerMonat) : null}
        after={Number(after.slice(0, 4)) <= lastYear ? step(after, words.naechsterMonat) : null}
      />
      <MonthTable
        month={month}
        caption={words.imMonat(formatMonth(month, sprache))}
        contentOf={(day) => {
          const found = on(day)
          return found ? <Titles found={found} /> : null
        }}
        numberOf={(day, number) => (
          <DayLink {...place} day={day} found={on(day)}>
            {number}
          </DayLink>
        )}
      />
    </div>
  )
}
