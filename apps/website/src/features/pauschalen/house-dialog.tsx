import type { Hotelpreis, Pauschale } from '@kurstadt/contract'
import { formatWholeEuro, useLang, useSprache } from '../../i18n/index.ts'
import { Link } from '../../ui/link/index.ts'
import { Modal } from '../../ui/modal/index.ts'
import { BildFigure } from '../bild/index.ts'
import { Adresse, Kontakt } from '../kontakt/index.ts'
import { RichText } from '../rich-text/index.ts'
import { lowestOf, priceNames } from './categories.ts'
import styles from './house-list.module.css'
import { PackageRequest } from './package-request.tsx'
import { usePackageTexts } from './texts.ts'

function Prices({ hotel }: { hotel: Hotelpreis }) {
  const words = usePackageTexts()
  const sprache = useSprache()
  if (lowestOf(hotel) === null) return <p>{words.preisOffen}</p>
  return (
    <dl className={styles.prices}>
      {priceNames.map((name) => {
        const preis = hotel[name]
        return (
          preis !== null && (
            <div key={name}>
              <dt>{words[name]}</dt>
              <dd>{formatWholeEuro(preis, sprache)}</dd>
            </div>
          )
        )
      })}
    </dl>
  )
}

type HouseDialogProps = { hotel: Hotelpreis; pauschale: Pauschale; page: string | null; id: string }

/** Everything of a house in a package (spec 3): pictures, texts, prices, how it is reached. */
export function HouseDialog({ hotel, pauschale, page, id }: HouseDialogProps) {
  const words = usePackageTexts()
  const { titel, bild, bildtext, einleitung, text } = hotel.de
  const lang = useLang(hotel.sprache)
  const { strasse, plz, ort, telefon, email, link, linktext } = hotel
  return (
    <Modal id={id} title={titel} lang={lang}>
      {hotel.spezialisierung && (
        <p className={styles.kind} lang={lang}>
          {hotel.spezialisierung}
        </p>
      )}
      {bild && (
        <BildFigure
          bild={bild}
          bildtext={bildtext}
          lang={lang}
          ratio="16 / 9"
          sizes="(min-width: 768px) 45rem, 92vw"
        />
      )}
      {einleitung && <p lang={lang}>{einleitung}</p>}
      <h3 className={styles.part}>{words.preise}</h3>
      <Prices hotel={hotel} />
      {hotel.brancheneintrag_anmerkung && <p>{hotel.brancheneintrag_anmerkung}</p>}
      <PackageRequest pauschale={pauschale} haus={{ id: hotel.id, titel }} page={page} />
      <RichText text={text} isBelowHeading lang={lang} />
      <Adresse adresse={{ gebaeude: null, strasse, plz, ort }} />
      <Kontakt kontakt={{ telefon, email, link, linktext }} of={titel} />
      {hotel.detailURL && (
        <p>
          <Link href={hotel.detailURL}>{words.zumHaus}</Link>
        </p>
      )}
    </Modal>
  )
}
