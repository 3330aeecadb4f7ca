import {
  type BekanntmachungDetail,
  type BekanntmachungRef,
  bekanntmachungArtTexte,
  bekanntmachungspfade,
} from '@kurstadt/contract'
import { Fragment } from 'react'
import {
  formatDate,
  formatNoticeInstant,
  useLang,
  useNoticeTexts,
  useSprache,
} from '../../i18n/index.ts'
import { buttonClass } from '../../ui/button/index.ts'
import { Icon } from '../../ui/icon/index.ts'
import { Link } from '../../ui/link/index.ts'
import { DownloadList } from '../downloads/index.ts'
import { RichText } from '../rich-text/index.ts'
import styles from './notice.module.css'
import { NoticeState } from './notice-state.tsx'
import { Proof } from './proof.tsx'

type Props = { notice: BekanntmachungDetail }

function Facts({ notice }: Props) {
  const words = useNoticeTexts()
  const sprache = useSprache()
  const german = useLang('de')
  const { aktenzeichen, amt, bekanntgemacht_am: am, datum_bis, datum_von, rechtsgrundlage } = notice
  const rows = [
    [words.art, bekanntmachungArtTexte[sprache][notice.art]],
    [words.rechtsgrundlage, rechtsgrundlage && <span lang={german}>{rechtsgrundlage}</span>],
    [words.bekanntGemacht, am && <time dateTime={am}>{formatNoticeInstant(am, sprache)}</time>],
    [words.tage, words.vomBis(formatDate(datum_von), datum_bis && formatDate(datum_bis))],
    [words.aktenzeichen, aktenzeichen],
    [words.amt, amt && <NoticeLink to={amt} />],
  ] as const
  return (
    <dl className={styles.facts}>
      {rows.map(([name, value]) =>
        value ? (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ) : null,
      )}
    </dl>
  )
}

function NoticeLink({ to }: { to: BekanntmachungRef }) {
  const lang = useLang(to.sprache)
  if (to.detailURL === null) return <span lang={lang}>{to.titel}</span>
  return (
    <Link href={to.detailURL} lang={lang}>
      {to.titel}
    </Link>
  )
}

/** What has to be known before reading: that another notice counts, or that this one was altered. */
function Warnings({ notice }: Props) {
  const words = useNoticeTexts()
  const { berichtigt, berichtigt_durch: by, unveraendert } = notice
  return (
    <>
      {unveraendert === false && (
        <p className={styles.warning} role="alert">
          <strong>{words.veraendert}</strong>
        </p>
      )}
      {by.length > 0 && (
        <div className={styles.warning}>
          <p>
            <strong>{words.berichtigtDurch}</strong>
          </p>
          <ul>
            {by.map((one) => (
              <li key={one.id}>
                <NoticeLink to={one} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {berichtigt && (
        <p className={styles.note}>
          {words.berichtigt} <NoticeLink to={berichtigt} />
        </p>
      )}
    </>
  )
}

/** A public notice in full; its title is the title of the page. */
export function Notice({ notice }: Props) {
  const words = useNoticeTexts()
  const lang = useLang(notice.sprache)
  return (
    <div className={styles.notice}>
      <NoticeState notice={notice} />
      <Warnings notice={notice} />
      <Facts notice={notice} />
      {words.englischHinweis && <p className={styles.note}>{words.englischHinweis}</p>}
      <RichText text={notice.text} lang={lang} />
      {notice.dokumente.length > 0 && (
        <section className={styles.part}>
          <h2>{words.anlagen}</h2>
          <DownloadList downloads={notice.dokumente} lang={lang} />
        </section>
      )}
      {notice.nachweis && notice.unveraendert && (
        <p>
          <a className={buttonClass('quiet')} href={bekanntmachungspfade.pdf(notice.id)} download>
            <Icon name="download" />
            {words.pdf}
          </a>
        </p>
      )}
      <Proof notice={notice} />
    </div>
  )
}
