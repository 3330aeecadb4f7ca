import type { IntranetText } from '@kurstadt/contract'
import { formatDate } from '../../i18n/index.ts'
import { Link } from '../../ui/link/index.ts'
import styles from './intranet.module.css'
import { intranetPath } from './place.ts'
import { intranetTexts } from './texts.ts'

type TextListProps = { texte: readonly IntranetText[]; heading: 'h2' | 'h3' }

/** Texts of a category with their day, the newest first as they come (spec 3). */
export function TextList({ texte, heading: Heading }: TextListProps) {
  if (texte.length === 0) return <p className={styles.soft}>{intranetTexts.none}</p>
  return (
    <ul className={styles.texts}>
      {texte.map(({ id, titel, datum_von, rubrik }) => (
        <li key={id}>
          <Heading className={styles.textTitle}>
            <Link href={intranetPath(rubrik.url, id)}>{titel}</Link>
          </Heading>
          <p className={styles.soft}>{formatDate(datum_von)}</p>
        </li>
      ))}
    </ul>
  )
}
