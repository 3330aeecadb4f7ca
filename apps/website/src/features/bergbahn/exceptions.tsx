import type { Ausnahme, Sprache } from '@kurstadt/contract'
import { formatDate, useLang } from '../../i18n/index.ts'
import { timesInWords } from './run-words.ts'
import { type BergbahnTexts, useBergbahnTexts } from './texts.ts'
import styles from './timetables.module.css'

function hoursOf({ art, beginn, ende, takt }: Ausnahme, words: BergbahnTexts): string | null {
  if (art === 'zusatz') return beginn === null ? null : timesInWords({ beginn, ende, takt }, words)
  if (beginn && ende) return words.spanne(beginn, ende)
  if (beginn) return words.ab(beginn)
  return ende ? words.bisZeit(ende) : null
}

function whatOf(one: Ausnahme, words: BergbahnTexts): string {
  const hours = hoursOf(one, words)
  return hours === null ? words.art[one.art] : `${words.art[one.art]} ${hours}`
}

const daysOf = ({ von, bis }: Ausnahme, words: BergbahnTexts) =>
  von === bis ? formatDate(von) : words.gilt(formatDate(von), formatDate(bis))

type ExceptionsProps = {
  ausnahmen: readonly Ausnahme[]
  /** Language of their reasons. */
  sprache: Sprache
  /** Where all are of one day, which need not be said. */
  isOfOneDay?: boolean
}

/** What is otherwise than in the timetable, and why. */
export function Exceptions({ ausnahmen, sprache, isOfOneDay = false }: ExceptionsProps) {
  const words = useBergbahnTexts()
  const lang = useLang(sprache)
  return (
    <ul className={styles.exceptions}>
      {ausnahmen.map((one) => (
        <li key={`${one.von} ${one.art} ${one.beginn}`}>
          {!isOfOneDay && `${daysOf(one, words)}: `}
          {whatOf(one, words)}
          {one.grund && (
            <>
              {'\u00A0– '}
              <span lang={lang}>{one.grund}</span>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
