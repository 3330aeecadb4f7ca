import type { BrettEintrag } from '@kurstadt/contract'
import { formatDate, useLang } from '../../i18n/index.ts'
import { Link } from '../../ui/link/index.ts'
import { Bild } from '../bild/index.ts'
import styles from './notice-card.module.css'
import { useBrettTexts } from './texts.ts'

/** Letters of the text that a list shows. */
const longestExcerpt = 180

/** The beginning of a text, ended between two words. */
function excerptOf(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= longestExcerpt) return line
  const cut = line.slice(0, longestExcerpt)
  const space = cut.lastIndexOf(' ')
  return `${space > 0 ? cut.slice(0, space) : cut} …`
}

/** A notice in a list: of which kind, what it says first, the price, since when it hangs. */
export function NoticeCard({ notice }: { notice: BrettEintrag }) {
  const words = useBrettTexts()
  const lang = useLang(notice.sprache)
  const { art, bild, datum_von, detailURL, preis, status, text, titel } = notice
  return (
    <article className={styles.card}>
      <div className={styles.words}>
        <p className={styles.kind}>
          {words.arten[art]}
          {status === 'erledigt' && <strong className={styles.done}>{words.erledigt}</strong>}
        </p>
        <h3 className={styles.title} lang={lang}>
          {detailURL ? <Link href={detailURL}>{titel}</Link> : titel}
        </h3>
        <p lang={lang}>{excerptOf(text)}</p>
        {preis && (
          <p className={styles.price} lang={lang}>
            {preis}
          </p>
        )}
        <p className={styles.small}>{words.vom(formatDate(datum_von))}</p>
        {bild && <Bild bild={bild} ratio="1" sizes="6.5rem" className={styles.picture} />}
      </div>
    </article>
  )
}
