import type { Oeffnungszeiten as Hours } from '@kurstadt/contract'
import { formatDate, type Texts, useTexts } from '../../i18n/index.ts'
import { berlinTime } from '../../lib/index.ts'
import styles from './oeffnungszeiten.module.css'
import { standOf } from './open-now-words.ts'
import { type Span, weeklyHours } from './weekly-hours.ts'
import { type Week, weeksFrom } from './weeks.ts'

function spanText({ beginn, ende }: Span, words: Texts['oeffnungszeiten']): string {
  if (beginn && ende) return words.range(beginn, ende)
  if (beginn) return words.from(beginn)
  return ende ? words.to(ende) : ''
}

type WeekProps = { week: Week; typ: Hours['typ'] }

function WeekTable({ week, typ }: WeekProps) {
  const words = useTexts().oeffnungszeiten
  const { closed } = words.stand[standOf(typ)]
  const rows = weeklyHours(week.regulaereZeiten)
  return (
    <dl className={styles.week}>
      {rows.map(({ tagestyp, spans }) => (
        <div key={tagestyp} className={styles.day}>
          <dt>{words.tag[tagestyp]}</dt>
          <dd>
            {spans.length === 0 && closed}
            {spans.map((span) => (
              <span key={`${span.beginn}-${span.ende}`}>{spanText(span, words)}</span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** On which days a week holds. */
function daysText({ von, bis }: Week, words: Texts['oeffnungszeiten']): string | null {
  if (von && bis) return words.span(formatDate(von), formatDate(bis))
  if (von) return words.since(formatDate(von))
  return bis && words.until(formatDate(bis))
}

function SeasonWeek({ week, typ }: WeekProps) {
  const words = useTexts().oeffnungszeiten
  const name = [week.titel, daysText(week, words)].filter(Boolean).join(': ')
  const isShut = week.regulaereZeiten.length === 0
  return (
    <div className={styles.season}>
      {name && <p className={styles.seasonName}>{name}</p>}
      {isShut ? <p>{words.stand[standOf(typ)].closed}</p> : <WeekTable week={week} typ={typ} />}
    </div>
  )
}

/**
 * The week that holds today, and behind it those of the next seasons (E8). Each says on which days
 * it holds: pages are made anew at midnight, one that was open before it still says nothing wrong.
 * In little room the week of today stands alone.
 */
export function Weeks({ hours, isBrief = false }: { hours: Hours; isBrief?: boolean }) {
  const words = useTexts().oeffnungszeiten
  const { typ } = hours
  const [now, ...next] = weeksFrom(hours, berlinTime(new Date()).slice(0, 10))
  if (!now) return null
  const isAlways = next.length === 0 && now.bis === null && now.titel === null
  if (isAlways) return now.regulaereZeiten.length > 0 && <WeekTable week={now} typ={typ} />
  return (
    <>
      <SeasonWeek week={isBrief ? { ...now, titel: null } : now} typ={typ} />
      {next.length > 0 && !isBrief && (
        <details className={styles.next}>
          <summary>{words.seasons}</summary>
          {next.map((week) => (
            <SeasonWeek key={week.von} week={week} typ={typ} />
          ))}
        </details>
      )}
    </>
  )
}
