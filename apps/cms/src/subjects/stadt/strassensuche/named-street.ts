import { holdsNumber } from './house-numbers.ts'
import { leadOn, type Street, type StreetIndex, streetKey } from './search-streets.ts'

const withNumber = /^(?<name>.*\p{L}\.?)\s+(?<number>\d{1,4})\s*[a-z]?$/u

/** Streets of this name, or those that hold the house at its end. */
function streetsCalled(index: StreetIndex, text: string): Street[] {
  const called = (name: string) =>
    index.names.filter(({ key }) => key === streetKey(name)).map(({ street }) => street)
  const streets = called(text)
  const { name, number } = withNumber.exec(text)?.groups ?? {}
  if (streets.length > 0 || name === undefined) return streets
  return called(name).filter(({ hausnummern }) => holdsNumber(hausnummern, Number(number)))
}

/**
 * The streets that somebody names in full: «Talstraße, 1 bis 60», «Lindenweg (Oberwies)»,
 * «Mühlgasse 12». Spelling is forgiven as far as signs, umlauts and «Str.» go; nothing is guessed.
 * Streets that have become part of another one are that other one.
 */
export function namedStreets(index: StreetIndex, text: string): Street[] {
  const [name = '', ...details] = text.split(/[,()]/).map((part) => part.trim())
  if (streetKey(name) === '') return []
  const called = streetsCalled(index, name)
  const wanted = details.map(streetKey).filter(Boolean)
  const exact = called.filter(({ hausnummern, ortsteil }) => {
    const own = [hausnummern, ortsteil].map((part) => streetKey(part ?? ''))
    return wanted.every((detail) => own.includes(detail))
  })
  const found = (exact.length > 0 ? exact : called).map(({ nummer }) => leadOn(index, nummer))
  return [...new Set(found.filter((street) => street !== null))]
}
