import type { Sitzungskarte, Sitzungsliste } from '@kurstadt/contract'
import { formatMonth, useRatsinfoTexts, useSprache } from '../../i18n/index.ts'
import { listAddress, monthsLater } from '../../lib/index.ts'
import { MonthHead, MonthTable } from '../../ui/month-table/index.ts'
import styles from './council-calendar.module.css'
import { MeetingList } from './meeting-list.tsx'
import { NamedLink } from './named-link.tsx'
import { useCouncilPlaces } from './places.ts'
import type { CouncilQuery } from './query.ts'
import { dayOf } from './when.tsx'

/** A meeting on its day: its time and what it is short for; whole in the list below the calendar. */
function Entry({ sitzung }: { sitzung: Sitzungskarte }) {
  const words = useRatsinfoTexts()
  const { titel, gremium, beginn, abgesagt, oeffentlich } = sitzung
  return (
    <li data-off={abgesagt ? '' : undefined}>
      <NamedLink href={useCouncilPlaces().sitzung(sitzung)} className={styles.link} lang="de">
        <span className={styles.time}>{beginn.slice(11)}</span>{' '}
        <abbr className={styles.short} title={titel}>
          {gremium?.kuerzel ?? titel}
        </abbr>
        <span className={styles.long}>{titel}</span>
        {!oeffentlich && (
          <strong className={styles.closed}>
            <abbr className={styles.short} title={words.nichtOeffentlich}>
              {words.sitzungen.geschlossen}
            </abbr>
            <span className={styles.long}>{words.nichtOeffentlich}</span>
          </strong>
        )}
      </NamedLink>
    </li>
  )
}

type CouncilCalendarProps = {
  month: string
  list: Pick<Sitzungsliste, 'data' | 'heute' | 'jahre'>
  path: string
  query: CouncilQuery
  heading: 'h2' | 'h3'
}

/** The meetings of a month on its days, and below it one by one. */
export function CouncilCalendar({ month, list, path, query, heading }: CouncilCalendarProps) {
  const words = useRatsinfoTexts().sitzungen
  const sprache = useSprache()
  const years = [...list.jahre, Number(list.heute.slice(0, 4))]
  const step = (months: number, said: string) => {
    const other = monthsLater(month, months)
    const year = Number(other.slice(0, 4))
    const isThere = year >= Math.min(...years) && year <= Math.max(...years)
    return isThere
      ? { month: other, href: listAddress(path, query, { monat: other }), words: said }
      : null
  }
  const meetings = list.data.toReversed()
  return (
    <div className={styles.calendar}>
      <MonthHead
        month={month}
        heading={heading}
        before={step(-1, words.vorigerMonat)}
        after={step(1, words.naechsterMonat)}
      />
      <MonthTable
        month={month}
        caption={words.imMonat(formatMonth(month, sprache))}
        today={list.heute}
        contentOf={(day) => {
          const these = meetings.filter(({ beginn }) => dayOf(beginn) === day)
          if (these.length === 0) return null
          return (
            <ul className={styles.entries}>
              {these.map((sitzung) => (
                <Entry key={sitzung.id} sitzung={sitzung} />
              ))}
            </ul>
          )
        }}
      />
      {meetings.length === 0 ? (
        <p>{words.keine}</p>
      ) : (
        <MeetingList sitzungen={meetings} heading={heading === 'h2' ? 'h3' : 'h4'} />
      )}
    </div>
  )
}
