import type { Formular } from '@kurstadt/contract'
import { formatBytes } from '../../i18n/index.rare.ts'
import { formatDate, useSprache } from '../../i18n/index.ts'
import { Link } from '../../ui/link/index.ts'
import { useDownloadTexts } from '../downloads/index.ts'
import styles from './wegweiser.module.css'

function Line({ formular: { titel, link, format, groesse, stand } }: { formular: Formular }) {
  const downloads = useDownloadTexts()
  const sprache = useSprache()
  const size = groesse === null ? null : formatBytes(groesse, sprache)
  const facts = [format, size, stand && downloads.asOf(formatDate(stand))].filter(Boolean)
  return (
    <li>
      <Link href={link}>{titel}</Link>
      {facts.length > 0 && <span className={styles.facts}> ({facts.join(', ')})</span>}
    </li>
  )
}

/** Forms to fill in, with what is known of their files. */
export function FormularList({ formulare }: { formulare: readonly Formular[] }) {
  return (
    <ul className={styles.list}>
      {formulare.map((formular) => (
        <Line key={`${formular.titel}-${formular.link}`} formular={formular} />
      ))}
    </ul>
  )
}
