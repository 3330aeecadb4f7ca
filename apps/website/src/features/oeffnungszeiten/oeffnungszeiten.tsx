import type { Oeffnungszeiten as Hours } from '@kurstadt/contract'
import { useTexts } from '../../i18n/index.ts'
import { berlinTime } from '../../lib/index.ts'
import { Icon } from '../../ui/icon/index.ts'
import type { ClosingDays } from './closing-days.ts'
import { notYetOver } from './deviating-hours.ts'
import { DeviatingHours, DeviatingLines } from './deviating-hours-view.tsx'
import styles from './oeffnungszeiten.module.css'
import { OpenNow } from './open-now.tsx'
import { useHoursAsRead } from './use-hours-as-read.ts'
import { Weeks } from './weeks-view.tsx'

/** Hours of one kind differ in their hints. */
function keyOf({ typ, hinweisText }: Hours): string {
  return `${typ} ${hinweisText ?? ''}`
}

/**
 * Without JavaScript nobody knows what time it is, so deviating times stand with their dates. The
 * server knows the day: pages are made anew at midnight.
 */
function AllDeviating({ hours }: { hours: Hours }) {
  const { abweichendeZeiten } = hours
  if (abweichendeZeiten.length === 0) return null
  return (
    <noscript>
      <DeviatingLines zeiten={notYetOver(abweichendeZeiten, berlinTime(new Date()))} />
    </noscript>
  )
}

/** What deviates from the week: in the browser what matters now, without JavaScript all of it. */
function Deviating({ hours, closingDays }: { hours: Hours; closingDays: ClosingDays }) {
  const [all] = useHoursAsRead([hours], closingDays)
  if (!all) return null
  return (
    <>
      <DeviatingHours hours={all} />
      <AllDeviating hours={all} />
    </>
  )
}

type OeffnungszeitenProps = {
  zeiten: readonly Hours[]
  /** Days on which all offices are shut, where these are the hours of one. */
  closingDays?: ClosingDays
  /** Element of the names of the kinds of hours: a heading, or a plain label. */
  heading?: 'h3' | 'h4' | 'p'
  /** A heading above says «Öffnungszeiten» already, so that usual hours do not say it again. */
  isBelowHeading?: boolean
}

/** Structured opening hours with what holds now (spec 4, opening hours display). */
export function Oeffnungszeiten({
  zeiten,
  heading: Label = 'p',
  closingDays = [],
  isBelowHeading = false,
}: OeffnungszeitenProps) {
  const words = useTexts().oeffnungszeiten
  return (
    <div className={styles.hours}>
      {zeiten.map((hours) => (
        <div key={keyOf(hours)} className={styles.kind}>
          {!(isBelowHeading && hours.typ === 'ALLGEMEINE_OEFFNUNGSZEIT') && (
            <Label className={styles.label}>{words.typ[hours.typ]}</Label>
          )}
          <OpenNow hours={hours} closingDays={closingDays} />
          <Deviating hours={hours} closingDays={closingDays} />
          <Weeks hours={hours} />
          {hours.hinweisText && <p className={styles.hint}>{hours.hinweisText}</p>}
        </div>
      ))}
    </div>
  )
}

/** The same in little room: what holds now, with the week behind it. */
export function OeffnungszeitenInBrief({
  zeiten,
  closingDays,
}: Required<Pick<OeffnungszeitenProps, 'zeiten' | 'closingDays'>>) {
  const words = useTexts().oeffnungszeiten
  return zeiten.map((hours) => (
    <div key={keyOf(hours)}>
      <details className={styles.brief}>
        <summary>
          <span className={styles.label}>{words.typ[hours.typ]}</span>
          <Icon name="chevron" />
          <OpenNow hours={hours} closingDays={closingDays} />
        </summary>
        <Weeks hours={hours} isBrief />
        {hours.hinweisText && <p className={styles.hint}>{hours.hinweisText}</p>}
      </details>
      <Deviating hours={hours} closingDays={closingDays} />
    </div>
  ))
}
