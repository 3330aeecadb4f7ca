import type { Dokument } from '@kurstadt/contract'
import { formatBytes, formatDate } from '../../i18n/index.ts'
import { Icon } from '../../ui/icon/index.ts'
import { Link } from '../../ui/link/index.ts'
import styles from './intranet.module.css'
import { intranetTexts } from './texts.ts'

const plain = (title: string) =>
  title
    .normalize('NFD')
    .replaceAll(/[^\w\s-]/g, '')
    .trim()
    .replaceAll(/\s+/g, '-')
    .slice(0, 80) || 'Dokument'

/** Address of a file, with a name that it keeps when somebody saves it. */
export const fileHref = ({
  id,
  titel,
  format,
}: Pick<Dokument, 'id' | 'titel' | 'format'>): string =>
  `/de/intranet/dokumente/${id}/${plain(titel)}.${format.toLowerCase()}`

/** A file with its kind, size and date; `titel` where it has a name of its own here. */
export function File({ datei, titel = datei.titel }: { datei: Dokument; titel?: string }) {
  return (
    <span className={styles.file}>
      <Icon name="download" />
      <span>
        <Link href={fileHref({ ...datei, titel })}>{titel}</Link>{' '}
        <span className={styles.soft}>
          {datei.format}, {formatBytes(datei.groesse, 'de')}
        </span>
      </span>
    </span>
  )
}

/** Files of a text. */
export function Files({ dateien }: { dateien: readonly Dokument[] }) {
  if (dateien.length === 0) return null
  return (
    <section className={styles.files}>
      <h2>{intranetTexts.files}</h2>
      <ul>
        {dateien.map((datei) => (
          <li key={datei.id}>
            <File datei={datei} />{' '}
            <span className={styles.soft}>
              {intranetTexts.archive.stand(formatDate(datei.stand))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
