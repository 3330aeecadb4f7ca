import type { Angebot } from '@kurstadt/contract'
import { formatWholeEuro, useLang, useSprache } from '../../i18n/index.ts'
import { Badge } from '../../ui/badge/index.ts'
import { Card, CardTitle } from '../../ui/card/index.ts'
import { Bild } from '../bild/index.ts'
import styles from './angebot-card.module.css'
import { seasonState } from './season.ts'
import { seasonWords } from './season-text.tsx'
import { usePackageTexts } from './texts.ts'

type AngebotCardProps = { angebot: Angebot; heute: string; heading: 'h2' | 'h3' }

/** A package in a list: picture, nights, lowest price, and its season where it is not on. */
export function AngebotCard({ angebot, heute, heading }: AngebotCardProps) {
  const words = usePackageTexts()
  const sprache = useSprache()
  const lang = useLang(angebot.sprache)
  const { titel, einleitung, bild, naechte, preis_ab, detailURL } = angebot
  const isOn = seasonState(angebot, heute) === 'now'
  return (
    <Card
      className={styles.card}
      picture={
        bild && (
          <Bild
            bild={bild}
            ratio="4 / 3"
            sizes="(min-width: 1280px) 24rem, (min-width: 768px) 45vw, 92vw"
          />
        )
      }
    >
      <CardTitle heading={heading} lang={lang} href={detailURL}>
        {titel}
      </CardTitle>
      <p className={styles.facts}>
        <span>{words.naechte(naechte)}</span>
        {preis_ab !== null && (
          <span className={styles.price}>{words.ab(formatWholeEuro(preis_ab, sprache))}</span>
        )}
      </p>
      {einleitung && <p lang={lang}>{einleitung}</p>}
      {!isOn && (
        <p>
          <Badge tone="note">{seasonWords(angebot, words)}</Badge>
        </p>
      )}
    </Card>
  )
}
