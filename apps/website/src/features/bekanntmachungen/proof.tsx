import { type BekanntmachungDetail, bekanntmachungspfade } from '@kurstadt/contract'
import { useNoticeTexts } from '../../i18n/index.ts'
import { Link } from '../../ui/link/index.ts'
import styles from './notice.module.css'

/** Where a notice stands in the log, and how anybody checks it; nothing for a draft. */
export function Proof({ notice }: { notice: BekanntmachungDetail }) {
  const words = useNoticeTexts()
  const { id, nachweis } = notice
  if (nachweis === null) return null
  const { nr, pruefsumme } = nachweis
  const check = `${bekanntmachungspfade.pruefen}?pruefsumme=${pruefsumme}`
  return (
    <section className={styles.proof}>
      <h2>{words.nachweis}</h2>
      <p>{words.eintrag(nr)}</p>
      <p>
        {words.pruefsumme}: <code className={styles.hash}>{pruefsumme}</code>
      </p>
      <ul className={styles.ways}>
        <li>
          <Link href={check}>{words.pruefen}</Link>
        </li>
        <li>
          <Link href={bekanntmachungspfade.wortlaut(id)} download>
            {words.textdatei}
          </Link>
        </li>
        <li>
          <Link href={bekanntmachungspfade.verzeichnis} download>
            {words.verzeichnis}
          </Link>
        </li>
      </ul>
    </section>
  )
}
