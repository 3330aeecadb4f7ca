import type { Unterkunftskarte } from '@kurstadt/contract'
import { joinFacts, useLang } from '../../i18n/index.ts'
import { Card, CardTitle } from '../../ui/card/index.ts'
import { Icon } from '../../ui/icon/index.ts'
import { useAccessWords } from '../barrierefreiheit/index.ts'
import { Bild } from '../bild/index.ts'
import styles from './house-card.module.css'
import { ClosedInStay, ClosedMark, Distances, NightPrice, Stars } from './house-facts.tsx'
import type { Stay } from './stay-dates.ts'
import { useStayTexts } from './texts.ts'
import { stayQuery } from './use-stay.ts'

/** So much of the equipment is named in a list. */
const named = 4

type HouseCardProps = {
  house: Unterkunftskarte
  heading: 'h2' | 'h3'
  /** Today in the town, `YYYY-MM-DD`. */
  heute: string
  /** The days that are looked for; the page of the house is told them. */
  stay: Stay | null
}

/** A place to stay in a list: what it is, where, for how much, and how one gets in. */
export function HouseCard({ house, heading, heute, stay }: HouseCardProps) {
  const words = useStayTexts()
  const access = useAccessWords()
  const lang = useLang(house.sprache)
  const { titel, art, spezialisierung, bild, ausstattung, barrierefrei, saison, detailURL } = house
  return (
    <Card
      className={styles.card}
      picture={
        bild && (
          <Bild
            bild={{ ...bild, alt: '' }}
            ratio="4 / 3"
            sizes="(min-width: 1280px) 24rem, (min-width: 768px) 45vw, 92vw"
          />
        )
      }
    >
      <p className={styles.kind}>
        {words.eine[art]} <Stars sterne={house.sterne} />
      </p>
      <CardTitle heading={heading} lang={lang} href={detailURL && detailURL + stayQuery(stay)}>
        {titel}
      </CardTitle>
      {stay ? (
        <ClosedInStay house={house} stay={stay} />
      ) : (
        <ClosedMark house={house} heute={heute} />
      )}
      {spezialisierung && <p lang={lang}>{spezialisierung}</p>}
      <p>
        <NightPrice {...house} />
      </p>
      <p className={styles.facts}>
        <Distances entfernungen={house.entfernungen} />
      </p>
      {ausstattung.length > 0 && (
        <p className={styles.facts}>
          {joinFacts(ausstattung.slice(0, named).map((one) => words.ausstattung[one]))}
        </p>
      )}
      {barrierefrei.stufenlos && (
        <p className={styles.access}>
          <Icon name="accessible" />
          {access.stufenlos}
        </p>
      )}
      {saison && (
        <p className={styles.facts} lang={lang}>
          {saison}
        </p>
      )}
    </Card>
  )
}
