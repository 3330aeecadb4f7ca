import type { Veranstaltungsliste } from '@kurstadt/contract'
import {
  formatMonth,
  formatWeekday,
  formatWeekdayShort,
  useListWords,
  useSprache,
} from '../../i18n/index.ts'
import { Icon } from '../../ui/icon/index.ts'
import { Link } from '../../ui/link/index.ts'
import { addressOf, type EventQuery, resultsId } from './event-query.ts'
import { type GridDay, monthsLater, weeksOf } from './month.ts'
import styles from './month-calendar.module.css'

type Tage = Veranstaltungsliste['tage']
type Place = { path: string; query: EventQuery }

/** One day: its number and, where something is on, how much of it and what. */
function Day({ day, tage, path, query }: Place & { day: GridDay; tage: Tage }) {
  const words = useListWords()
  if (day === null) return <td className={styles.blank} />
  const found = tage.find(({ tag }) => tag === day)
  const number = <time dateTime={day}>{Number(day.slice(8))}</time>
  if (!found) return <td className={styles.day}>{number}</td>
  const days = { zeitraum: 'individuell', datum_von: day, datum_bis: day, monat: null }
  const more = found.anzahl - found.titel.length
  return (
    <td className={styles.day} data-full="">
      <Link className={styles.link} href={`${addressOf(path, query, days)}#${resultsId}`}>
        {number} <span className={styles.count}>{words.amTag(found.anzahl)}</span>
      </Link>
      <ul className={styles.titles}>
        {Array.from(new Set(found.titel), (titel) => (
          <li key={titel}>{titel}</li>
        ))}
        {more > 0 && <li>{words.weitere(more)}</li>}
      </ul>
    </td>
  )
}

type OtherMonthProps = Place & { month: string; isShown: boolean; isNext: boolean }

function OtherMonth({ month, isShown, isNext, path, query }: OtherMonthProps) {
  const words = useListWords()
  const sprache = useSprache()
  if (!isShown) return <span />
  return (
    <Link
      className={styles.step}
      href={addressOf(path, query, { monat: month })}
      rel={isNext ? 'next' : 'prev'}
    >
      {!isNext && <Icon name="arrow-left" />}
      <span>
        <span className="visuallyHidden">
          {isNext ? words.naechsterMonat : words.vorherigerMonat}:
        </span>{' '}
        {formatMonth(month, sprache)}
      </span>
      {isNext && <Icon name="arrow-right" />}
    </Link>
  )
}

type MonthCalendarProps = Place & {
  month: string
  list: Pick<Veranstaltungsliste, 'tage' | 'heute' | 'jahre'>
  heading: 'h2' | 'h3'
}

/** A month at a glance; each day with events leads to them. */
export function MonthCalendar({ month, list, heading: Heading, ...place }: MonthCalendarProps) {
  const words = useListWords()
  const sprache = useSprache()
  const weeks = weeksOf(month)
  const [before, after] = [monthsLater(month, -1), monthsLater(month, 1)]
  const lastYear = Math.max(0, ...list.jahre)
  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        <OtherMonth
          {...place}
          month={before}
          isShown={month > list.heute.slice(0, 7)}
          isNext={false}
        />
        <Heading className={styles.month}>{formatMonth(month, sprache)}</Heading>
        <OtherMonth
          {...place}
          month={after}
          isShown={Number(after.slice(0, 4)) <= lastYear}
          isNext
        />
      </div>
      <table className={styles.table}>
        <caption className="visuallyHidden">{words.imMonat(formatMonth(month, sprache))}</caption>
        <thead>
          <tr>
            {/* The first of March 2027 is a Monday. */}
            {['01', '02', '03', '04', '05', '06', '07'].map((day) => (
              <th key={day} scope="col" abbr={formatWeekday(`2027-03-${day}`, sprache)}>
                {formatWeekdayShort(`2027-03-${day}`, sprache)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, row) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, column) => (
                <Day key={day ?? `${row}-${column}`} day={day} tage={list.tage} {...place} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
