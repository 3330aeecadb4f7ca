import type { Formular, Sprache } from '@kurstadt/contract'
import { formatBytes, formatDate, useSprache } from '../../i18n/index.ts'
import { Link } from '../../ui/link/index.ts'
import { useDownloadTexts } from '../downloads/index.ts'
import styles from './wegweiser.module.css'

type Lang = { lang?: Sprache | undefined }

function Line({ formular, lang }: Lang & { formular: Formular }) {
  const { titel, link, format, groesse, stand } = formular
  const downloads = useDownloadTexts()
  const sprache = useSprache()
  const size = groesse === null ? null : formatBytes(groesse, sprache)
  const facts = [format, size, stand && downloads.asOf(formatDate(stand))].filter(Boolean)
  return (
    <li>
      <Link href={link} lang={lang}>
        {titel}
      </Link>
      {facts.length > 0 && <span className={styles.facts}> ({facts.join(', ')})</span>}
    </li>
  )
}

/** Forms to fill in, with what is known of their files; `lang` is that of their titles. */
export function FormularList({ formulare, lang }: Lang & { formulare: readonly Formular[] }) {
  return (
    <ul className={styles.list}>
      {formulare.map((formular) => (
        <Line key={`${formular.titel}-${formular.link}`} formular={formular} lang={lang} />
      ))}
    </ul>
  )
}
