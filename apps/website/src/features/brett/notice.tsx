import type { BrettEintrag } from '@kurstadt/contract'
import { brettPfade } from '@kurstadt/contract/brett-paths'
import { telHref } from '@kurstadt/contract/tel-href'
import type { ReactNode } from 'react'
import { formatDay, useLang, useSprache } from '../../i18n/index.ts'
import { ButtonLink } from '../../ui/button/index.ts'
import { Link } from '../../ui/link/index.ts'
import { BildFigure } from '../bild/index.ts'
import styles from './notice.module.css'
import { useBrettTexts } from './texts.ts'

type NoticeProps = { notice: BrettEintrag }

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Facts({ notice }: NoticeProps) {
  const words = useBrettTexts()
  const sprache = useSprache()
  const lang = useLang(notice.sprache)
  const { ablaufdatum, art, datum_von, kontakt, preis } = notice
  return (
    <section className={styles.facts}>
      <h2>{words.aufEinenBlick}</h2>
      <dl className={styles.list}>
        <Fact term={words.art}>{words.arten[art]}</Fact>
        {preis && (
          <Fact term={words.preis}>
            <span lang={lang}>{preis}</span>
          </Fact>
        )}
        {kontakt.name && (
          <Fact term={words.name}>
            <span lang={lang}>{kontakt.name}</span>
          </Fact>
        )}
        <Fact term={words.ausgehaengt}>
          <time dateTime={datum_von}>{formatDay(datum_von, sprache)}</time>
        </Fact>
        <Fact term={words.haengtBis}>
          <time dateTime={ablaufdatum}>{formatDay(ablaufdatum, sprache)}</time>
        </Fact>
      </dl>
      <Answer notice={notice} />
    </section>
  )
}

/** How one answers; of what is done nobody needs to. */
function Answer({ notice: { id, kontakt, status } }: NoticeProps) {
  const words = useBrettTexts()
  if (status === 'erledigt') return null
  return (
    <>
      {kontakt.telefon && (
        <p>
          <Link className={styles.link} href={telHref(kontakt.telefon)}>
            {words.anrufen(kontakt.telefon)}
          </Link>
        </p>
      )}
      {kontakt.schreiben && (
        <>
          <p>
            <ButtonLink href={brettPfade.schreiben(id)}>{words.schreiben}</ButtonLink>
          </p>
          <p className={styles.soft}>{words.schreibenHinweis}</p>
        </>
      )}
    </>
  )
}

/** A notice as its page shows it: picture, text, facts, and how one answers. */
export function Notice({ notice }: NoticeProps) {
  const words = useBrettTexts()
  const lang = useLang(notice.sprache)
  const { bild, bildcopyright, bildtext, detailURL, status, text } = notice
  const last = detailURL?.split('/').findLast((part) => part !== '') ?? ''
  return (
    <>
      {status === 'erledigt' && (
        <p>
          <strong className={styles.done}>{words.erledigt}</strong>
        </p>
      )}
      <div className={styles.columns}>
        <div className={styles.body}>
          {bild && (
            <BildFigure
              {...{ bild, bildtext, bildcopyright, lang }}
              ratio="4 / 3"
              sizes="(min-width: 1024px) 38rem, 92vw"
              isFirst
              className={styles.picture}
            />
          )}
          <p className={styles.text} lang={lang}>
            {text}
          </p>
        </div>
        <Facts notice={notice} />
      </div>
      <p>
        <Link
          className={styles.link}
          href={`${words.meldenSeite}?${new URLSearchParams({ aushang: last })}`}
          rel="nofollow"
        >
          {words.melden}
        </Link>
      </p>
    </>
  )
}
