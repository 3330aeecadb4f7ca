import type { Oeffnungszeiten as Hours } from '@kurstadt/contract'
import { useTexts } from '../../i18n/index.ts'
import { announcedAhead, holdingNow } from './deviating-hours.ts'
import { deviatingSpan } from './deviating-span.ts'
import styles from './oeffnungszeiten.module.css'
import { useBerlinNow } from './use-berlin-now.ts'

type Zeiten = { zeiten: Hours['abweichendeZeiten'] }

/** Deviating times, each with when it holds and what is then. */
export function DeviatingLines({ zeiten }: Zeiten) {
  const words = useTexts().oeffnungszeiten
  return zeiten.map((zeit) => (
    <p key={`${zeit.beginn}-${zeit.ende}-${zeit.zusatz}`}>
      {deviatingSpan(zeit, words)}
      {zeit.zusatz && `: ${zeit.zusatz}`}
    </p>
  ))
}

function DeviatingList({ label, zeiten }: Zeiten & { label: string }) {
  if (zeiten.length === 0) return null
  return (
    <div className={styles.deviating}>
      <p className={styles.deviatingLabel}>{label}</p>
      <DeviatingLines zeiten={zeiten} />
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
