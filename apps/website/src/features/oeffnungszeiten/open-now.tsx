import type { Oeffnungszeiten as Hours } from '@kurstadt/contract'
import { useSprache } from '../../i18n/index.ts'
import type { ClosingDays } from './closing-days.ts'
import { hoursToAttributes } from './hours-attributes.ts'
import styles from './oeffnungszeiten.module.css'
import { standOf } from './stand.ts'

type OpenNowProps = { hours: Hours; closingDays: ClosingDays }

/**
 * Says whether it is open now, if that is certain. Pages are stored and a stored «now» would be
 * wrong (reliability F13): the line is kept free, and its behaviour says it.
 */
export function OpenNow({ hours, closingDays }: OpenNowProps) {
  const sprache = useSprache()
  if (hours.regulaereZeiten.length === 0) return null
  return (
    <span
      className={styles.now}
      data-behaviour="open-now"
      data-sprache={sprache}
      data-stand={standOf(hours.typ)}
      {...hoursToAttributes(hours, closingDays)}
    />
  )
}
