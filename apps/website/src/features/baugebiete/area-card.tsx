import type { Baugebietskarte } from '@kurstadt/contract'
import { formatDay, formatWholeEuro, useLang, useSprache } from '../../i18n/index.ts'
import { Badge } from '../../ui/badge/index.ts'
import { Link } from '../../ui/link/index.ts'
import { Bild } from '../bild/index.ts'
import { useFormPage } from '../form-page/index.ts'
import styles from './area-card.module.css'
import { lowestOf } from './area-figures.ts'
import { useBuildingTexts } from './texts.ts'

/** A building area in a list: how far it is, what is left of it, from which price, until when. */
export function AreaCard({
  area,
  heading: Heading,
}: {
  area: Baugebietskarte
  heading: 'h2' | 'h3'
}) {
  const words = useBuildingTexts()
  const sprache = useSprache()
  const { heute } = useFormPage()
  const lang = useLang(area.sprache)
  const { titel, einleitung, lage, phase, bild, bewerbung_bis, anzahl_plaetze, detailURL } = area
  const lowest = lowestOf(area.bauplaetze)
  const isOpen = bewerbung_bis !== null && bewerbung_bis >= heute
  return (
    <article className={styles.card}>
      {bild && (
        <Bild
          bild={{ ...bild, alt: '' }}
          ratio="3 / 2"
          sizes="(min-width: 768px) 45vw, 92vw"
          className={styles.picture}
        />
      )}
      <div className={styles.text}>
        <p>
          <Badge tone={phase === 'vergabe' ? 'good' : 'plain'}>{words.phase[phase]}</Badge>
        </p>
        <Heading className={styles.title} lang={lang}>
          {detailURL ? (
            <Link className={styles.link} href={detailURL}>
              {titel}
            </Link>
          ) : (
            titel
          )}
        </Heading>
        <p className={styles.left}>
          {words.frei(anzahl_plaetze.frei, anzahl_plaetze.gesamt)}
          {lowest !== null && `, ${words.ab(formatWholeEuro(lowest, sprache))}`}
        </p>
        {isOpen && <p>{words.bewerbung(formatDay(bewerbung_bis, sprache))}</p>}
        {einleitung && <p lang={lang}>{einleitung}</p>}
        {lage && (
          <p className={styles.where} lang={lang}>
            {lage}
          </p>
        )}
      </div>
    </article>
  )
}
