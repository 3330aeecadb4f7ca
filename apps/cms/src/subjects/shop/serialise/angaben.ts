import { type ShopArtikel, steuersaetze, widerrufArten } from '@kurstadt/contract'
import type { ShopArtikelDoc } from '../../../payload-types.ts'
import { euroOf, textOrNull } from '../../../wire/serialise/values.ts'

/** What editors measure in, what prices are compared by, and how many of the one are in the other. */
const einheiten = { g: 'kg', ml: 'l', cm: 'm' } as const
const inOne = { g: 1_000, ml: 1_000, cm: 100 } as const

/**
 * The price of a kilogram, a litre or a metre, rounded to the cent (PAngV, § 4); null where an
 * article is not sold by measure.
 */
export function grundpreisOf({
  preis_cent,
  inhalt_menge,
  inhalt_einheit,
}: Pick<
  ShopArtikelDoc,
  'preis_cent' | 'inhalt_menge' | 'inhalt_einheit'
>): ShopArtikel['grundpreis'] {
  if (!(inhalt_menge && inhalt_einheit)) return null
  const cents = Math.round((preis_cent * inOne[inhalt_einheit]) / inhalt_menge)
  return { betrag: euroOf(cents), einheit: einheiten[inhalt_einheit] }
}

/** The rate of VAT of an article. */
export function mwstOf({ mwst }: Pick<ShopArtikelDoc, 'mwst'>): ShopArtikel['mwst'] {
  return steuersaetze.find((satz) => String(satz) === mwst) ?? 19
}

/** Who made it; null as long as nobody has said who. */
export function herstellerOf({ hersteller }: ShopArtikelDoc): ShopArtikel['hersteller'] {
  const name = textOrNull(hersteller?.name)
  if (name === null) return null
  return { name, anschrift: hersteller?.anschrift ?? '', kontakt: hersteller?.kontakt ?? '' }
}

/** Whether a buyer may withdraw, or why not. */
export function widerrufOf({
  widerruf,
}: Pick<ShopArtikelDoc, 'widerruf'>): ShopArtikel['widerruf'] {
  return widerrufArten.find((art) => art === widerruf) ?? 'ja'
}

/**
 * Tickets of one article that one order may have: their pages are drawn while somebody waits, and
 * groups that are larger speak to the office.
 */
const mostTickets = 50

/** How many of an article one order may have; of tickets never more than can be drawn at once. */
export function hoechstensOf({
  eintrittskarte,
  hoechstens,
}: Pick<ShopArtikelDoc, 'eintrittskarte' | 'hoechstens'>): ShopArtikel['hoechstens'] {
  const own = hoechstens ?? null
  return eintrittskarte === true ? Math.min(own ?? mostTickets, mostTickets) : own
}
