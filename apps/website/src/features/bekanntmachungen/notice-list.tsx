import { type Bekanntmachung, bekanntmachungArtTexte } from '@kurstadt/contract'
import { formatDate, useLang, useNoticeTexts, useSprache } from '../../i18n/index.ts'
import { Link } from '../../ui/link/index.ts'
import styles from './notice-list.module.css'
import { NoticeState } from './notice-state.tsx'

function Entry({ notice, heading: Heading }: { notice: Bekanntmachung; heading: 'h2' | 'h3' }) {
  const words = useNoticeTexts()
  const kind = bekanntmachungArtTexte[useSprache()][notice.art]
  const lang = useLang(notice.sprache)
  const { aktenzeichen, datum_bis, datum_von, detailURL, titel } = notice
  const days = words.vomBis(formatDate(datum_von), datum_bis && formatDate(datum_bis))
  return (
    <li className={styles.notice} id={String(notice.id)}>
      <p className={styles.facts}>
        <strong>{kind}</strong> <time dateTime={datum_von}>{days}</time>
      </p>
      <Heading className={styles.title} lang={lang}>
        {detailURL ? <Link href={detailURL}>{titel}</Link> : titel}
      </Heading>
      {aktenzeichen && (
        <p className={styles.facts}>
          {words.aktenzeichen} {aktenzeichen}
        </p>
      )}
      <NoticeState notice={notice} />
    </li>
  )
}

type NoticeListProps = { notices: readonly Bekanntmachung[]; heading: 'h2' | 'h3' }

/** Public notices one below the other. */
export function NoticeList({ notices, heading }: NoticeListProps) {
  return (
    <ul className={styles.list}>
      {notices.map((notice) => (
        <Entry key={notice.id} notice={notice} heading={heading} />
      ))}
    </ul>
  )
}
