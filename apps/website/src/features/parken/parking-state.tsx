import type { Parkplatz, Parksatz } from '@kurstadt/contract'
import { freeSpaces } from '@kurstadt/contract/free-spaces'
import { useSprache } from '../../i18n/index.ts'
import { berlinTime } from '../../lib/index.ts'
import { Icon } from '../../ui/icon/index.ts'
import styles from './parking-state.module.css'
import { parkingInShort, parkingSentence, parkingWords } from './parking-words.ts'
import { useParkingTexts } from './texts.ts'

type ParkingStateProps = {
  parkplatz: Parkplatz
  /** In a list one line has to do. */
  isBrief?: boolean
}

/** Stands in where there is no record yet, so that a script has where to put the first one. */
const unknown: Parksatz = { ID: 0, Gesamt: 0, Aktuell: 0, Trend: 0, geandert: '' }

const clockOf = (instant: string) => (instant ? berlinTime(new Date(instant)).slice(11) : '')

/**
 * How many spaces are free, where it is going, in words too, and of when that is (spec 3, 4); that
 * nothing is known where the record is old or cannot be. Open pages renew it by themselves
 * (`parking-now.behaviour.ts`), and a stored page cannot know how old its numbers have become.
 */
export function ParkingState({ parkplatz, isBrief = false }: ParkingStateProps) {
  const words = useParkingTexts()
  const sprache = useSprache()
  const stand = parkplatz.stand ?? unknown
  const free = freeSpaces(stand, Date.now())
  const said = parkingSentence(
    { free: free ?? 0, total: stand.Gesamt, trend: stand.Trend },
    sprache,
  )
  const { flag, said: short } = parkingInShort({ free, total: stand.Gesamt }, sprache)
  return (
    <div
      className={isBrief ? `${styles.state} ${styles.brief}` : styles.state}
      data-behaviour="parking-now"
      data-record={parkplatz.id}
      data-sprache={sprache}
      data-said={short}
      data-flag={flag}
      data-stand={parkplatz.stand ? JSON.stringify(parkplatz.stand) : undefined}
    >
      <div className={styles.none} data-none hidden={free !== null}>
        <p>{parkingWords[sprache].none}</p>
        {!isBrief && <p className={styles.hint}>{words.noneHint}</p>}
      </div>
      <div className={styles.known} data-known hidden={free === null}>
        <p className={styles.free}>
          <strong data-number hidden={free === 0}>
            {said.number}
          </strong>{' '}
          <span data-of hidden={free === 0}>
            {said.of}
          </span>
          <strong className={styles.full} data-full hidden={free !== 0}>
            {parkingWords[sprache].full}
          </strong>
        </p>
        <p className={styles.trend} data-trend={said.direction}>
          <Icon name="arrow-right" />
          <span data-words>{said.trend}</span>
        </p>
        <p className={styles.age}>
          {words.at}{' '}
          <time data-time dateTime={stand.geandert || undefined}>
            {parkingWords[sprache].clock(clockOf(stand.geandert))}
          </time>
          <span data-age />
        </p>
      </div>
    </div>
  )
}
