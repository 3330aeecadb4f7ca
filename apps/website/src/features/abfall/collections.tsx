import type { Abfallkalender, Abfuhrtermin } from '@kurstadt/contract'
import { formatDate, formatDay, formatMonth, useLang, useSprache } from '../../i18n/index.ts'
import { Badge } from '../../ui/badge/index.ts'
import styles from './collections.module.css'
import { KindMark } from './kind-mark.tsx'
import { useAbfallTexts } from './texts.ts'
import { type CollectionDay, nextInWords, toAttribute } from './when-words.ts'

/** What is collected on each day. */
export function daysOf(termine: readonly Abfuhrtermin[]): CollectionDay[] {
  const days = new Map<string, string[]>()
  for (const { abfallart, datum } of termine)
    days.set(datum, [...(days.get(datum) ?? []), abfallart.titel])
  return [...days].map(([datum, arten]) => ({ datum, arten: [...new Set(arten)] }))
}

/** Days that are kept in the page, so that one that was stored for a while still knows the next. */
const keptDays = 12

/** The next collection in words. What is near is said in the browser: pages are stored. */
export function NextCollection({ heute, termine }: Pick<Abfallkalender, 'heute' | 'termine'>) {
  const sprache = useSprache()
  const days = daysOf(termine).slice(0, keptDays)
  const text = nextInWords(days, '0000-01-01', sprache)
  if (text === null || days.every(({ datum }) => datum < heute)) return null
  return (
    <p
      className={styles.next}
      data-behaviour="next-collection"
      data-sprache={sprache}
      data-termine={toAttribute(days)}
    >
      {text}
    </p>
  )
}

/** What else is to be known of a date: a holiday that moves it, a place and its hours, a word. */
export function Notes({ termin }: { termin: Abfuhrtermin }) {
  const words = useAbfallTexts()
  const lang = useLang(termin.sprache)
  const { beginn, ende, hinweis, ort, verschoben_von: moved } = termin
  return (
    <>
      {moved && <Badge tone="warn">{words.verschoben(formatDate(moved))}</Badge>}
      {ort && (
        <span className={styles.note}>
          <span lang="de">{ort}</span>
          {beginn && `, ${words.uhr(beginn, ende)}`}
        </span>
      )}
      {hinweis && (
        <span className={styles.note} lang={lang}>
          {hinweis}
        </span>
      )}
    </>
  )
}

/** The next date of each kind. */
export function NextOfEach({ termine }: { termine: readonly Abfuhrtermin[] }) {
  const words = useAbfallTexts()
  const sprache = useSprache()
  return (
    <ul className={styles.cards} aria-label={words.jeArt} data-behaviour="hide-past">
      {termine.map((termin) => (
        <li key={termin.id} className={styles.card} data-datum={termin.datum}>
          <strong>
            <KindMark {...termin} />
          </strong>
          <time dateTime={termin.datum}>{formatDay(termin.datum, sprache)}</time>
          <Notes termin={termin} />
        </li>
      ))}
    </ul>
  )
}

function byMonth(termine: readonly Abfuhrtermin[]): [string, Abfuhrtermin[]][] {
  const months = new Map<string, Abfuhrtermin[]>()
  for (const termin of termine) {
    const month = termin.datum.slice(0, 7)
    months.set(month, [...(months.get(month) ?? []), termin])
  }
  return [...months]
}

/** Dates one below the other, by month. */
export function CollectionList({ termine }: { termine: readonly Abfuhrtermin[] }) {
  const sprache = useSprache()
  return (
    <div className={styles.months} data-behaviour="hide-past">
      {byMonth(termine).map(([month, dates]) => (
        <section key={month}>
          <h4>{formatMonth(month, sprache)}</h4>
          <ul className={styles.dates}>
            {dates.map((termin) => (
              <li key={termin.id} className={styles.date} data-datum={termin.datum}>
                <time dateTime={termin.datum}>{formatDay(termin.datum, sprache)}</time>
                <span className={styles.what}>
                  <KindMark {...termin} />
                  <Notes termin={termin} />
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
