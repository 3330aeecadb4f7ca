import type { Oeffnungszeiten as Hours } from '@kurstadt/contract'
import { useSprache } from '../../i18n/index.ts'
import { berlinTime } from '../../lib/index.ts'
import type { ClosingDays } from './closing-days.ts'
import { holdingNow } from './deviating-hours.ts'
import { hoursToAttributes } from './hours-attributes.ts'
import styles from './oeffnungszeiten.module.css'
import { longestSentence, standOf } from './open-now-words.ts'

type OpenNowProps = { hours: Hours; closingDays: ClosingDays }

/**
 * Says whether it is open now, if that is certain. Pages are stored and a stored «now» would be
 * wrong (reliability F13): its behaviour says it. The room for its longest sentence is kept free,
 * so that nothing below moves when the words come and when they change.
 */
export function OpenNow({ hours, closingDays }: OpenNowProps) {
  const sprache = useSprache()
  if (hours.regulaereZeiten.length === 0 && hours.saisons.length === 0) return null
  const stand = standOf(hours.typ)
  const isUncertain = holdingNow(hours.abweichendeZeiten, berlinTime(new Date())).length > 0
  return (
    <span className={styles.now} data-room={longestSentence(sprache, stand)}>
      <span
        data-behaviour="open-now"
        data-sprache={sprache}
        data-stand={stand}
        hidden={isUncertain}
        {...hoursToAttributes(hours, closingDays)}
      />
    </span>
  )
}
