import type { Unterkunftsliste } from '@kurstadt/contract'
import { listAddress } from '../../lib/index.ts'

/** What the address of a list of hosts says. */
export type HouseQuery = Readonly<Record<string, string>>

const words = /^[a-z]+(?:,[a-z]+){0,11}$/

/** Parameters that the list understands (contract: `unterkunftsfilter`), and the days of a stay. */
export const knownParameters = {
  art: /^(?:hotel|pension|ferienwohnung|camping)$/,
  sterne: /^[1-5]$/,
  preis_bis: /^[1-9]\d{0,4}$/,
  ausstattung: words,
  barrierefrei: words,
  order: /^(?:titel|preis_ab|entfernung)$/,
  date_from: /^[\d.\s-]{0,12}$/,
  date_to: /^[\d.\s-]{0,12}$/,
}

/** Orders of the list that visitors can choose. */
export const orders = ['titel', 'preis_ab', 'entfernung'] as const

/** Where filtering leads: the count of what was found. */
export const resultsId = 'gastgeber'

/** Words of a comma-separated parameter. */
export const listed = (value: string | undefined): string[] => value?.split(',') ?? []

/** A comma-separated parameter with a word added, or taken away where it was there; null when empty. */
export function toggled(value: string | undefined, word: string): string | null {
  const all = listed(value)
  const left = all.includes(word) ? all.filter((one) => one !== word) : [...all, word]
  return left.length === 0 ? null : left.join(',')
}

/** Address of the list with some parameters changed, at the count of what was found. */
export const addressOf = (...asked: Parameters<typeof listAddress>): string =>
  `${listAddress(...asked)}#${resultsId}`

const filterNames = ['art', 'sterne', 'preis_bis', 'ausstattung', 'barrierefrei'] as const

/** True where something limits the list. */
export const isFiltered = (query: HouseQuery) => filterNames.some((name) => query[name])

/** What takes all filters away; the days of the stay and the order remain. */
export const withoutFilters: Readonly<Record<string, null>> = Object.fromEntries(
  filterNames.map((name) => [name, null]),
)

/** What can still be chosen, as the list says. */
export type Choices = Unterkunftsliste['auswahl']
