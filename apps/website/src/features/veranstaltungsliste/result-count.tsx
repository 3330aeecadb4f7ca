import { useListWords, useTexts } from '../../i18n/index.ts'
import { resultsId } from './event-query.ts'
import styles from './results.module.css'

type ResultCountProps = { list: { anzahl: number; seite: number; pro_seite: number } }

/** `N Ergebnis` or `N Ergebnisse` (spec 2.7); those who listen hear it when it changes. */
export function ResultCount({ list: { anzahl, seite, pro_seite } }: ResultCountProps) {
  const words = useListWords()
  const { list } = useTexts()
  const last = Math.ceil(anzahl / pro_seite)
  return (
    <p id={resultsId} className={styles.count} role="status">
      {words.ergebnisse(anzahl)}
      {last > 1 && <span className={styles.page}>, {list.pageOf(seite, last)}</span>}
    </p>
  )
}
