import type { WarenkorbPosition } from '@kurstadt/contract/shop'
import { formatEuro, useLang, useSprache } from '../../i18n/index.ts'
import { Icon } from '../../ui/icon/index.ts'
import { Link } from '../../ui/link/index.ts'
import { Bild } from '../bild/index.ts'
import { useCartTexts } from './texts.ts'
import styles from './warenkorb.module.css'

type Of = { position: WarenkorbPosition }

/** Cents as an amount in the language of the page. */
export function useAmount() {
  const sprache = useSprache()
  return (cents: number) => formatEuro(cents / 100, sprache)
}

/** What has changed since it was put in, said at the line itself. */
export function Hints({ position }: Of) {
  const { hints } = useCartTexts()
  const amount = useAmount()
  const { hinweise, hoechstens, preis_cent, preis_vorher_cent, titel_vorher } = position
  if (hinweise.length === 0) return null
  const words = {
    preis: hints.preis(amount(preis_vorher_cent ?? preis_cent), amount(preis_cent)),
    name: hints.name(titel_vorher ?? ''),
    menge: hints.menge(hoechstens),
    ausverkauft: hints.ausverkauft,
    groesse: hints.groesse,
    weg: hints.weg,
  }
  return (
    <ul className={styles.hints}>
      {hinweise.map((hint) => (
        <li key={hint}>
          <Icon name="warning" />
          <span>{words[hint]}</span>
        </li>
      ))}
    </ul>
  )
}

/** Name, size and remarks of a line. */
export function PositionName({ position }: Of) {
  const words = useCartTexts()
  const lang = useLang(position.sprache)
  const { anmerkungen, detailURL, groesse, titel } = position
  return (
    <>
      <span className={styles.name} lang={lang}>
        {detailURL ? <Link href={detailURL}>{titel}</Link> : titel}
      </span>
      {groesse && <span className={styles.soft}>{words.size(groesse)}</span>}
      {anmerkungen && <span className={styles.soft}>{words.remarks(anmerkungen)}</span>}
    </>
  )
}

/** The picture of a line, small and without words: its name stands beside it. */
export function PositionPicture({ position: { bild } }: Of) {
  return (
    <div className={styles.thumb}>
      {bild && <Bild bild={{ ...bild, alt: '' }} ratio="1 / 1" sizes="9rem" />}
    </div>
  )
}
