import { searchForm } from '@kurstadt/contract/search-form'
import { distance } from 'fastest-levenshtein'
import { holdsNumber } from './house-numbers.ts'

/** A street as the search knows it. */
export type Street = {
  nummer: number
  name: string
  hausnummern: string | null
  ortsteil: string | null
  bezirk: number
  /** Names that it had, or that people call it by. */
  weitere: readonly string[]
  /** The number of the street that it has become a part of. */
  gehoertZu: number | null
}

/** A name of a street, ready to be compared. */
type Name = { street: Street; frueher: string | null; key: string; stem: string }
/** All names of all streets. */
export type StreetIndex = { names: readonly Name[]; byNumber: ReadonlyMap<number, Street> }

const kinds = /(?:strasse|weg|gasse|platz|allee|ring|steige|halde|ufer)$/

/** Letters and digits alone, with what people shorten written out: «Bahnhof-Str.» is `bahnhofstrasse`. */
export function streetKey(text: string): string {
  return searchForm(text)
    .replace(/str(?:asse|\.)?(?=[^\p{L}]|$)/gu, 'strasse')
    .replace(/\bst\.?(?=[\s-])/g, 'sankt')
    .replace(/pl\.(?=[^\p{L}]|$)/gu, 'platz')
    .replace(/[^\p{L}\p{N}]/gu, '')
}

const nameOf = (street: Street, text: string, frueher: string | null): Name => {
  const key = streetKey(text)
  return { street, frueher, key, stem: key.replace(kinds, '') }
}

/** Prepares streets to be searched. */
export function indexStreets(streets: readonly Street[]): StreetIndex {
  const names = streets.flatMap((street) => [
    nameOf(street, street.name, null),
    ...street.weitere.map((other) => nameOf(street, other, other)),
  ])
  return { names, byNumber: new Map(streets.map((street) => [street.nummer, street])) }
}

/** The street that dates are asked of: where one has become part of another, that other one. */
export function leadOn({ byNumber }: StreetIndex, nummer: number): Street | null {
  const seen = new Set<number>()
  let street = byNumber.get(nummer) ?? null
  while (street?.gehoertZu && byNumber.has(street.gehoertZu) && !seen.has(street.nummer)) {
    seen.add(street.nummer)
    street = byNumber.get(street.gehoertZu) ?? street
  }
  return street
}

/** Mistakes that are forgiven in a word of so many letters. */
function forgiven(letters: number): number {
  if (letters < 4) return 0
  if (letters < 7) return 1
  return letters < 13 ? 2 : 3
}

/** How far a name is from what was typed: 0 is the same, below 10 a part of it; null is another name. */
function rankOf({ key, stem }: Name, typed: string): number | null {
  if (key === typed) return 0
  if (stem === typed) return 1
  if (key.startsWith(typed)) return 2
  if (typed.length > 2 && key.includes(typed)) return 3
  const most = forgiven(typed.length)
  const nearest = [key, stem]
    .filter((one) => Math.abs(one.length - typed.length) <= most)
    .map((one) => distance(one, typed))
  const far = Math.min(...nearest)
  return far <= most ? 10 + far : null
}

/** A street that may be meant. */
export type FoundStreet = { street: Street; frueher: string | null }

const written = /^(?<name>.*?)[\s,]*(?:nr\.?\s*)?(?<number>\d{1,4})\s*[a-z]?$/i

function bestOf(index: StreetIndex, typed: string): { name: Name; rank: number }[] {
  const ranked = index.names.flatMap((name) => {
    const rank = rankOf(name, typed)
    return rank === null ? [] : [{ name, rank }]
  })
  const least = Math.min(...ranked.map(({ rank }) => rank))
  // What is spelled right leaves out what only resembles it.
  return ranked.filter(({ rank }) => (least === 0 ? rank === 0 : least >= 10 || rank < 10))
}

/** Each street once, and those that are no more under the one that they belong to. */
function eachOnce(index: StreetIndex, names: readonly Name[]): FoundStreet[] {
  const found = new Map<number, FoundStreet>()
  for (const { street, frueher } of names) {
    const target = leadOn(index, street.nummer) ?? street
    const old = target === street ? frueher : street.name
    const known = found.get(target.nummer)
    if (known === undefined || (known.frueher !== null && old === null))
      found.set(target.nummer, { street: target, frueher: old })
  }
  return [...found.values()]
}

const mostFound = 20
const byName = new Intl.Collator('de', { numeric: true })

/**
 * Streets that may be meant by what somebody typed: whole and half names, umlauts in every spelling,
 * «Str.», typing errors, names of before, with or without a house number. Best first.
 */
export function searchStreets(index: StreetIndex, typed: string): FoundStreet[] {
  const { name = typed, number } = written.exec(typed.trim())?.groups ?? {}
  const key = streetKey(name)
  if (key === '') return []
  const ranked = bestOf(index, key).toSorted(
    (a, b) => a.rank - b.rank || byName.compare(a.name.street.name, b.name.street.name),
  )
  const found = eachOnce(
    index,
    ranked.map((one) => one.name),
  )
  if (number === undefined) return found.slice(0, mostFound)
  const holds = (one: FoundStreet) => holdsNumber(one.street.hausnummern, Number(number))
  const possible = found.filter((one) => holds(one) !== false)
  return (possible.length > 0 ? possible : found).slice(0, mostFound)
}
