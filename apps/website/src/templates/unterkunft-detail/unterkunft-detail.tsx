import { telHref } from '@kurstadt/contract/tel-href'
import { AccessFacts, isAccessKnown } from '../../features/barrierefreiheit/index.ts'
import { BildFigure, BildGrid } from '../../features/bild/index.ts'
import { useFormPage } from '../../features/form-page/index.ts'
import { Adresse, Kontakt, mapHref } from '../../features/kontakt/index.ts'
import { RichText } from '../../features/rich-text/index.ts'
import {
  ClosedDays,
  ClosedInStay,
  Distances,
  houseMailHref,
  NightPrice,
  resultsId,
  Stars,
  stayQuery,
  useStay,
  useStayTexts,
} from '../../features/unterkuenfte/index.ts'
import { VisitenkarteLink } from '../../features/visitenkarte/index.ts'
import { formatDate, useLang } from '../../i18n/index.ts'
import { ButtonLink } from '../../ui/button/index.ts'
import { BackLink, Link } from '../../ui/link/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './unterkunft-detail.module.css'

type HouseProps = { house: ViewProps<'unterkunft-detail'>['block']['context'] }

/** How one gets a room: with the house itself, by a mail that is begun already, by telephone. */
function Actions({ house }: HouseProps) {
  const words = useStayTexts()
  const { stay } = useStay(useFormPage().heute)
  const { kontakt, buchung, titel } = house
  return (
    <div className={styles.actions}>
      {stay && (
        <p>
          {words.ihrZeitraum}{' '}
          <strong>
            {words.zeitraum(formatDate(stay.von), formatDate(stay.bis), stay.naechte)}
          </strong>
        </p>
      )}
      {stay && <ClosedInStay house={house} stay={stay} />}
      {buchung && <ButtonLink href={buchung}>{words.buchen}</ButtonLink>}
      {kontakt.email && (
        <ButtonLink
          href={houseMailHref(kontakt.email, { haus: titel, stay, words })}
          look={buchung ? 'quiet' : 'solid'}
          icon="mail"
        >
          {words.anfragen}
        </ButtonLink>
      )}
      {kontakt.telefon && (
        <ButtonLink href={telHref(kontakt.telefon)} look="quiet" icon="telefon">
          {words.anrufen(kontakt.telefon)}
        </ButtonLink>
      )}
    </div>
  )
}

function Facts({ house }: HouseProps) {
  const words = useStayTexts()
  const lang = useLang(house.sprache)
  const { art, betten, saison, schliesstage, entfernungen } = house
  const bedsOf = art === 'camping' ? words.gaeste : words.betten
  const isPlaceKnown = entfernungen.kurpark !== null || entfernungen.bahnhof !== null
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{words.preisTitel}</dt>
        <dd>
          <NightPrice {...house} />
        </dd>
      </div>
      {betten !== null && (
        <div>
          <dt>{words.groesse}</dt>
          <dd>{bedsOf(betten)}</dd>
        </div>
      )}
      {isPlaceKnown && (
        <div>
          <dt>{words.lage}</dt>
          <dd>
            <Distances entfernungen={entfernungen} />
          </dd>
        </div>
      )}
      {saison && (
        <div>
          <dt>{words.geoeffnet}</dt>
          <dd lang={lang}>{saison}</dd>
        </div>
      )}
      {schliesstage.length > 0 && (
        <div>
          <dt>{words.geschlossen}</dt>
          <dd>
            <ClosedDays house={house} />
          </dd>
        </div>
      )}
    </dl>
  )
}

function Equipment({ house: { ausstattung } }: HouseProps) {
  const words = useStayTexts()
  if (ausstattung.length === 0) return null
  return (
    <section className={styles.part}>
      <h2>{words.faktAusstattung}</h2>
      <ul className={styles.list}>
        {ausstattung.map((one) => (
          <li key={one}>{words.ausstattung[one]}</li>
        ))}
      </ul>
    </section>
  )
}

function Access({ house: { barrierefrei, sprache } }: HouseProps) {
  const words = useStayTexts()
  const lang = useLang(sprache)
  if (!isAccessKnown(barrierefrei)) return null
  return (
    <section className={styles.part}>
      <h2>{words.faktZugang}</h2>
      <AccessFacts barrierefrei={barrierefrei} lang={lang} />
      <p className={styles.note}>{words.zugangHinweis}</p>
    </section>
  )
}

function Place({ house }: HouseProps) {
  const words = useStayTexts()
  const map = mapHref(house)
  return (
    <section className={styles.part}>
      <h2>{words.lage}</h2>
      <Adresse adresse={house.adresse} />
      {map && (
        <p>
          <Link href={map}>{words.karte}</Link>
        </p>
      )}
      <Kontakt kontakt={house.kontakt} of={house.titel} />
      <VisitenkarteLink typ="unterkunft" id={house.id} of={house.titel} />
    </section>
  )
}

function Pictures({ house: { bilder, sprache } }: HouseProps) {
  const words = useStayTexts()
  const lang = useLang(sprache)
  if (bilder.length === 0) return null
  return (
    <section className={styles.part}>
      <h2>{words.bilder}</h2>
      <BildGrid bilder={bilder} lang={lang} />
    </section>
  )
}

/** One place to stay (spec 2.5): what it is, what it costs, how one asks, how one gets in. */
export function UnterkunftDetail({ block: { context: house } }: ViewProps<'unterkunft-detail'>) {
  const words = useStayTexts()
  const lang = useLang(house.sprache)
  const { stay } = useStay(useFormPage().heute)
  const { bild, bildtext, bildcopyright } = house
  return (
    <article className={styles.house}>
      <div className={styles.top}>
        <div className={styles.words}>
          <p className={styles.kind}>
            {words.eine[house.art]} <Stars sterne={house.sterne} />
            {house.spezialisierung && <span lang={lang}>{house.spezialisierung}</span>}
          </p>
          {house.einleitung && (
            <p className={styles.intro} lang={lang}>
              {house.einleitung}
            </p>
          )}
          <Facts house={house} />
          <Actions house={house} />
        </div>
        {bild && (
          <BildFigure
            {...{ bild, bildtext, bildcopyright, lang }}
            ratio="4 / 3"
            isFirst
            sizes="(min-width: 1024px) 38rem, 92vw"
          />
        )}
      </div>
      <RichText text={house.text} isBelowHeading={false} lang={lang} />
      <div className={styles.columns}>
        <Equipment house={house} />
        <Access house={house} />
        <Place house={house} />
      </div>
      <Pictures house={house} />
      <BackLink to={`${stayQuery(stay)}#${resultsId}`}>{words.zurueck}</BackLink>
    </article>
  )
}
