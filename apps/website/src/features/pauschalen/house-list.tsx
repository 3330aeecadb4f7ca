import type { Hotelpreis, Pauschale, Preiskategorie } from '@kurstadt/contract'
import { useId } from 'react'
import { formatWholeEuro, useLang, useSprache } from '../../i18n/index.ts'
import { ModalLink } from '../../ui/modal/index.ts'
import { Bild } from '../bild/index.ts'
import { lowestOf } from './categories.ts'
import { HouseDialog } from './house-dialog.tsx'
import styles from './house-list.module.css'
import { usePackageTexts } from './texts.ts'

type HouseProps = { hotel: Hotelpreis; pauschale: Pauschale; page: string | null; id: string }

function House({ hotel, pauschale, page, id }: HouseProps) {
  const words = usePackageTexts()
  const sprache = useSprache()
  const { titel, bild } = hotel.de
  const lang = useLang(hotel.sprache)
  const lowest = lowestOf(hotel)
  return (
    <li className={styles.house}>
      {bild && (
        <Bild
          bild={{ ...bild, alt: '' }}
          ratio="4 / 3"
          sizes="(min-width: 640px) 9rem, 30vw"
          className={styles.picture}
        />
      )}
      <div className={styles.words}>
        <p className={styles.name} lang={lang}>
          <ModalLink opens={id}>{titel}</ModalLink>
        </p>
        {hotel.spezialisierung && <p lang={lang}>{hotel.spezialisierung}</p>}
        <p className={styles.price}>
          {lowest === null ? words.preisOffen : words.ab(formatWholeEuro(lowest, sprache))}
        </p>
        {hotel.brancheneintrag_anmerkung && (
          <p className={styles.note}>{hotel.brancheneintrag_anmerkung}</p>
        )}
      </div>
      <HouseDialog {...{ hotel, pauschale, page, id }} />
    </li>
  )
}

type HouseListProps = { kategorie: Preiskategorie; pauschale: Pauschale; page: string | null }

/** The houses of a price category with pictures, each with a dialogue of all there is to say. */
export function HouseList({ kategorie: { kategorien }, pauschale, page }: HouseListProps) {
  const place = useId()
  return (
    <ul className={styles.list}>
      {Array.from(kategorien.entries(), ([index, hotel]) => (
        <House
          key={`${hotel.id}-${index}`}
          id={`haus-${hotel.id}${place}-${index}`}
          {...{ hotel, pauschale, page }}
        />
      ))}
    </ul>
  )
}
