import type { Sprache, Termin, Veranstaltung } from '@kurstadt/contract'
import { Dates, StatusBadge, Times, Venue, venueOf } from '../../features/veranstaltungen/index.ts'
import { formatWeekday, useEventTexts, useLang, useSprache } from '../../i18n/index.ts'
import { Icon } from '../../ui/icon/index.ts'
import { Changes } from './notice.tsx'
import styles from './veranstaltung-detail.module.css'

/** Coming days that are seen at once; the others wait behind a line that opens. */
const atOnce = 8

type ListProps = {
  termine: readonly Termin[]
  /** The day that the page shows. */
  chosen: Termin | null
  usual: string | null
  of: Sprache
}

function List({ termine, chosen, usual, of }: ListProps) {
  const sprache = useSprache()
  return (
    <ul className={styles.termine}>
      {termine.map((one) => {
        const isElsewhere = venueOf(one) !== usual
        return (
          <li
            key={`${one.datum_von} ${one.timeFrom}`}
            data-status={one.status}
            aria-current={one === chosen ? 'date' : undefined}
          >
            <span className={styles.day}>
              {formatWeekday(one.datum_von, sprache)}, <Dates of={one} />
              {one.timeFrom && ', '}
              <Times of={one} />
            </span>
            {isElsewhere && <Venue of={one} />}
            <StatusBadge status={one.status} />
            <Changes of={one} sprache={of} />
          </li>
        )
      })}
    </ul>
  )
}

function Folded({ title, ...list }: ListProps & { title: string }) {
  if (list.termine.length === 0) return null
  return (
    <details className={styles.folded} data-accordion="">
      <summary>
        {title}
        <Icon name="chevron" className={styles.mark} />
      </summary>
      <List {...list} />
    </details>
  )
}

/** Days on which a series does not take place, with the reason; none that it has another time on. */
function Pauses({ event }: { event: Veranstaltung }) {
  const words = useEventTexts().veranstaltung
  const lang = useLang(event.sprache)
  const days = new Set(event.termine?.map(({ datum_von }) => datum_von))
  const coming =
    event.serie?.ausnahmen.filter(({ datum }) => datum > event.datum_von && !days.has(datum)) ?? []
  if (coming.length === 0) return null
  return (
    <p>
      {words.pause}:{' '}
      {coming.map(({ datum, dateFrom, grund }, place) => (
        <span key={datum}>
          {place > 0 && ', '}
          {dateFrom}
          {grund && (
            <>
              {' '}
              (<span lang={lang}>{grund}</span>)
            </>
          )}
        </span>
      ))}
    </p>
  )
}

/**
 * All days of a series. The day that stands for the event is the next one, so that what lies before
 * it is past, whatever the clock of the reader says.
 */
export function Termine({ event, chosen }: { event: Veranstaltung; chosen: Termin | null }) {
  const words = useEventTexts().veranstaltung
  const termine = event.termine ?? []
  if (termine.length < 2) return null
  const isPast = ({ datum_bis }: Termin) => event.vergangen || datum_bis < event.datum_von
  const past = termine.filter(isPast)
  const coming = termine.filter((one) => !isPast(one))
  const rest = coming.slice(atOnce)
  const same = { chosen, usual: venueOf(event), of: event.sprache }
  return (
    <section className={styles.section}>
      <h2>{words.dates}</h2>
      <List termine={coming.slice(0, atOnce)} {...same} />
      <Folded termine={rest} {...same} title={words.more(rest.length)} />
      <Pauses event={event} />
      <Folded termine={past} {...same} title={words.past(past.length)} />
    </section>
  )
}
