import type { GalerieEintrag } from '@kurstadt/contract'
import { formatDate, useLang, useMediathekTexts } from '../../i18n/index.ts'
import { Icon } from '../../ui/icon/index.ts'
import { Link } from '../../ui/link/index.ts'
import { Bild } from '../bild/index.ts'
import styles from './galerie-card.module.css'

type CardProps = { eintrag: GalerieEintrag; heading: 'h2' | 'h3' }

/** A photo gallery in a list: its cover, how many pictures it has, title and introduction. */
export function GalerieCard({ eintrag, heading: Heading }: CardProps) {
  const words = useMediathekTexts().galerie
  const lang = useLang(eintrag.sprache)
  const { bild, titel, einleitung, datum, anzahl_bilder, detailURL } = eintrag
  return (
    <article className={styles.card}>
      {bild && (
        <Bild
          bild={bild}
          ratio="3 / 2"
          sizes="(min-width: 1280px) 26rem, (min-width: 640px) 45vw, 92vw"
        />
      )}
      <div className={styles.text}>
        <p className={styles.facts}>
          <time dateTime={datum}>{formatDate(datum)}</time>
          <span className={styles.count}>
            <Icon name="camera" />
            {words.count(anzahl_bilder)}
          </span>
        </p>
        <Heading className={styles.heading} lang={lang}>
          {detailURL ? (
            <Link className={styles.link} href={detailURL}>
              {titel}
            </Link>
          ) : (
            titel
          )}
        </Heading>
        {einleitung && <p lang={lang}>{einleitung}</p>}
      </div>
    </article>
  )
}
