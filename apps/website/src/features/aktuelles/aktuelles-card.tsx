import type { AktuellesEintrag } from '@kurstadt/contract'
import { formatDate } from '../../i18n/index.ts'
import { Link } from '../../ui/link/index.ts'
import { Bild } from '../bild/index.ts'
import styles from './aktuelles-card.module.css'

type CardProps = { eintrag: AktuellesEintrag; heading: 'h2' | 'h3' }

/** A news article in a list: picture, date, title and introduction. */
export function AktuellesCard({ eintrag, heading: Heading }: CardProps) {
  const bild = eintrag.teaserbild ?? eintrag.bild
  return (
    <article className={styles.card} lang={eintrag.sprache}>
      {bild && (
        <Bild
          bild={bild}
          ratio="3 / 2"
          sizes="(min-width: 1280px) 26rem, (min-width: 640px) 45vw, 92vw"
        />
      )}
      <div className={styles.text}>
        <p className={styles.date}>
          <time dateTime={eintrag.datum_von}>{formatDate(eintrag.datum_von)}</time>
        </p>
        <Heading className={styles.heading}>
          {eintrag.detailURL ? (
            <Link className={styles.link} href={eintrag.detailURL}>
              {eintrag.titel}
            </Link>
          ) : (
            eintrag.titel
          )}
        </Heading>
        <p>{eintrag.einleitung}</p>
      </div>
    </article>
  )
}
