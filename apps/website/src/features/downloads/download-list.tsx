import type { Download } from '@kurstadt/contract'
import { formatBytes } from '../../i18n/index.rare.ts'
import { formatDate, useSprache } from '../../i18n/index.ts'
import { Icon } from '../../ui/icon/index.ts'
import { Link } from '../../ui/link/index.ts'
import styles from './download-list.module.css'
import { useDownloadTexts } from './texts.ts'

/** Files to download with format, size and date; nothing when there are none. */
export function DownloadList({ downloads }: { downloads: readonly Download[] }) {
  const words = useDownloadTexts()
  const sprache = useSprache()
  if (downloads.length === 0) return null
  return (
    <ul className={styles.list}>
      {downloads.map(({ titel, link, format, groesse, stand }) => (
        <li key={link}>
          <Link className={styles.file} href={link} download>
            <Icon name="download" className={styles.icon} />
            <span className={styles.text}>
              <span className={styles.name}>{titel}</span>{' '}
              <span className={styles.facts}>
                {format}, {formatBytes(groesse, sprache)}
                {stand && `, ${words.asOf(formatDate(stand))}`}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
