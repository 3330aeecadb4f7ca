import type { Hotelpreis, Pauschale, Preiskategorie } from '@kurstadt/contract'

/** Prices of a house, as spec 3 names them. */
export const priceNames = [
  'preis_ez',
  'preis_dz',
  'preis_ferienwohnung_1',
  'preis_ferienwohnung_2',
] as const

/** Lowest price of a house; null where it has none. */
export function lowestOf(hotel: Hotelpreis): number | null {
  const prices = priceNames.flatMap((name) => hotel[name] ?? [])
  return prices.length === 0 ? null : Math.min(...prices)
}

/** The price categories of a package that have a house, in their order (spec 9: at most six). */
export function categoriesOf(pauschale: Pauschale): Preiskategorie[] {
  const { preiskategorie1, preiskategorie2, preiskategorie3 } = pauschale
  const { preiskategorie4, preiskategorie5, preiskategorie6 } = pauschale
  return [
    preiskategorie1,
    preiskategorie2,
    preiskategorie3,
    preiskategorie4,
    preiskategorie5,
    preiskategorie6,
  ].flatMap((one) => (one && one.kategorien.length > 0 ? [one] : []))
}
