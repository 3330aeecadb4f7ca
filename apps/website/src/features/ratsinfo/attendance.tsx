import { anwesenheiten, type Sitzung } from '@kurstadt/contract'
import { useRatsinfoTexts } from '../../i18n/index.ts'
import styles from './attendance.module.css'

type Present = Sitzung['teilnahme'][number]

type Name = Pick<Present, 'vorname' | 'nachname' | 'fraktion'>

const nameOf = ({ vorname, nachname, fraktion }: Name) =>
  `${vorname} ${nachname}${fraktion ? ` (${fraktion})` : ''}`

/** Who took part in a meeting, and who did not; folded, because few ask. */
export function Attendance({ teilnahme }: Pick<Sitzung, 'teilnahme'>) {
  const words = useRatsinfoTexts().sitzung
  if (teilnahme.length === 0) return null
  const said = (one: Present) =>
    one.vertretung === null
      ? nameOf(one)
      : `${nameOf(one)}, ${words.vertretenDurch(nameOf(one.vertretung))}`
  return (
    <details className={styles.attendance}>
      <summary>{words.teilnahme}</summary>
      <dl className={styles.list}>
        {anwesenheiten.map((kind) => {
          const these = teilnahme.filter(({ anwesenheit }) => anwesenheit === kind)
          return (
            these.length > 0 && (
              <div key={kind}>
                <dt>
                  {words.anwesenheit[kind]} ({these.length})
                </dt>
                <dd lang="de">{these.map(said).join('; ')}</dd>
              </div>
            )
          )
        })}
      </dl>
    </details>
  )
}
