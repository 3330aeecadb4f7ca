/** Price fields of a house in a category (spec 3). */
const preisFelder = [
  'preis_ez',
  'preis_dz',
  'preis_ferienwohnung_1',
  'preis_ferienwohnung_2',
] as const

/** A price category, as far as it says what its houses cost. */
type Kategorie = {
  hotels?:
    | readonly Partial<Record<(typeof preisFelder)[number], number | null>>[]
    | null
    | undefined
}

/** The lowest price of all houses in whole euros (spec 9: «ab X»); null when none has one, and 0 is none. */
export function lowestPrice(kategorien: readonly Kategorie[] | null | undefined): number | null {
  const prices = (kategorien ?? []).flatMap(({ hotels }) =>
    (hotels ?? []).flatMap((hotel) => preisFelder.flatMap((name) => hotel[name] || [])),
  )
  return prices.length === 0 ? null : Math.min(...prices)
}
