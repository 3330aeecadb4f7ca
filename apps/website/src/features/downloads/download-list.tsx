import type { Download, Sprache } from '@kurstadt/contract'
import type { ReactNode } from 'react'
import { formatBytes, formatDate, useSprache } from '../../i18n/index.ts'
import { Icon } from '../../ui/icon/index.ts'
import { Link } from '../../ui/link/index.ts'
import styles from './download-list.module.css'
import { useDownloadTexts } from './texts.ts'

type DownloadListProps = {
  /** Files; `mark` is what has to be said of one. */
  downloads: readonly (Download & { mark?: ReactNode })[]
  /** Language of their titles where it is not the page's. */
  lang?: Sprache | undefined
}

/** Files to download with format, size and date; nothing when there are none. */
export function DownloadList({ downloads, lang }: DownloadListProps) {
  const words = useDownloadTexts()
  const sprache = useSprache()
  if (downloads.length === 0) return null
  return (
    <ul className={styles.list}>
      {downloads.map(({ titel, link, format, groesse, stand, mark }) => (
        <li key={`${link} ${titel}`}>
          <Link className={styles.file} href={link} download>
            <Icon name="download" className={styles.icon} />
            <span className={styles.text}>
              <span className={styles.name} lang={lang}>
                {titel}
              </span>{' '}
              <span className={styles.facts}>
                {format}, {formatBytes(groesse, sprache)}
                {stand && `, ${words.asOf(formatDate(stand))}`}
              </span>
              {mark && <span>{mark}</span>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
