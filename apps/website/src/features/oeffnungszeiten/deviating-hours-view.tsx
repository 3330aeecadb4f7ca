import type { Oeffnungszeiten as Hours } from '@kurstadt/contract'
import { formatDate, useTexts } from '../../i18n/index.ts'
import { announcedAhead, holdingNow } from './deviating-hours.ts'
import styles from './oeffnungszeiten.module.css'
import { useBerlinNow } from './use-berlin-now.ts'

type ListProps = { label: string; zeiten: Hours['abweichendeZeiten'] }

function DeviatingList({ label, zeiten }: ListProps) {
  const words = useTexts().oeffnungszeiten
  if (zeiten.length === 0) return null
  return (
    <div className={styles.deviating}>
      <p className={styles.deviatingLabel}>{label}</p>
      {zeiten.map(({ beginn, ende, zusatz }) => (
        <p key={`${beginn}-${ende}-${zusatz}`}>
          {words.span(formatDate(beginn.slice(0, 10)), formatDate(ende.slice(0, 10)))}
          {zusatz && `: ${zusatz}`}
        </p>
      ))}
    </div>
  )
}

/** Deviating times: those that hold now, and those of the next 14 days in a line of their own. */
export function DeviatingHours({ hours }: { hours: Hours }) {
  const words = useTexts().oeffnungszeiten
  const now = useBerlinNow()
  if (now === null) return null
  return (
    <>
      <DeviatingList label={words.abweichend} zeiten={holdingNow(hours.abweichendeZeiten, now)} />
      <DeviatingList label={words.ahead} zeiten={announcedAhead(hours.abweichendeZeiten, now)} />
    </>
  )
}
