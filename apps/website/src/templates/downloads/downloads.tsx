import { formatBytes, formatDate, useSprache, useTexts } from '../../i18n/index.ts'
import { Icon } from '../../ui/icon/index.ts'
import { Link } from '../../ui/link/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './downloads.module.css'

/** Files to download with format, size and date. */
export function Downloads({ block }: ViewProps<'downloads'>) {
  const words = useTexts().downloads
  const sprache = useSprache()
  const { titel, downloads } = block.options
  return (
    <section className={styles.section} data-slot={block.slotName}>
      <h2 className={styles.heading}>{titel ?? words.titel}</h2>
      {downloads.length === 0 && <p>{words.empty}</p>}
      <ul className={styles.list}>
        {downloads.map(({ titel: name, link, format, groesse, stand }) => (
          <li key={link}>
            <Link className={styles.file} href={link} download>
              <Icon name="download" className={styles.icon} />
              <span className={styles.text}>
                <span className={styles.name}>{name}</span>{' '}
                <span className={styles.facts}>
                  {format}, {formatBytes(groesse, sprache)}
                  {stand && `, ${words.asOf(formatDate(stand))}`}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
