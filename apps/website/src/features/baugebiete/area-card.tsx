import type { Baugebietskarte } from '@kurstadt/contract'
import { formatDay, formatWholeEuro, useLang, useSprache } from '../../i18n/index.ts'
import { Badge } from '../../ui/badge/index.ts'
import { Card, CardTitle } from '../../ui/card/index.ts'
import { Bild } from '../bild/index.ts'
import { useFormPage } from '../form-page/index.ts'
import styles from './area-card.module.css'
import { lowestOf } from './area-figures.ts'
import { useBuildingTexts } from './texts.ts'

/** A building area in a list: how far it is, what is left of it, from which price, until when. */
export function AreaCard({ area, heading }: { area: Baugebietskarte; heading: 'h2' | 'h3' }) {
  const words = useBuildingTexts()
  const sprache = useSprache()
  const { heute } = useFormPage()
  const lang = useLang(area.sprache)
  const { titel, einleitung, lage, phase, bild, bewerbung_bis, anzahl_plaetze, detailURL } = area
  const lowest = lowestOf(area.bauplaetze)
  const isOpen = bewerbung_bis !== null && bewerbung_bis >= heute
  return (
    <Card
      className={styles.card}
      picture={
        bild && (
          <Bild bild={{ ...bild, alt: '' }} ratio="3 / 2" sizes="(min-width: 768px) 45vw, 92vw" />
        )
      }
    >
      <p>
        <Badge tone={phase === 'vergabe' ? 'good' : 'plain'}>{words.phase[phase]}</Badge>
      </p>
      <CardTitle heading={heading} lang={lang} href={detailURL}>
        {titel}
      </CardTitle>
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
    </Card>
  )
}
