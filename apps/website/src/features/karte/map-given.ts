import type { Koordinaten } from '@kurstadt/contract'
import type { BaseMap } from './base-map.ts'
import type { PlaceOnMap } from './places.ts'
import type { MapTexts } from './texts-de.ts'

/** A place as the moving map has it: number of its entry, number on its pin, and where it is. */
export type GivenPlace = { id: number; number: number; laenge: number; breite: number }

/** What the moving map says, in the language of its page. */
type Words = Pick<
  MapTexts,
  'beschreibung' | 'bereit' | 'fehlt' | 'laedt' | 'mitTaste' | 'mitTasteMac' | 'zweiFinger'
>

/** What the moving map is given: it stands at its element as JSON. */
export type GivenMap = {
  grund: NonNullable<BaseMap['grund']>
  grenzen: BaseMap['grenzen']
  mitte: Koordinaten
  places: readonly GivenPlace[]
  words: Words
}

/** What the server hands to the moving map; undefined where there is none. */
export function giveMap(
  map: BaseMap,
  places: readonly PlaceOnMap[],
  words: MapTexts,
): string | undefined {
  const { grenzen, grund, mitte } = map
  if (grund === null) return undefined
  const { bereit, beschreibung, fehlt, laedt, mitTaste, mitTasteMac, zweiFinger } = words
  const given: GivenMap = {
    grund,
    grenzen,
    mitte,
    places: places.map(({ at, number, place: { id } }) => ({ id, number, ...at })),
    words: { bereit, beschreibung, fehlt, laedt, mitTaste, mitTasteMac, zweiFinger },
  }
  return JSON.stringify(given)
}

const isGiven = (value: unknown): value is GivenMap =>
  typeof value === 'object' && value !== null && 'places' in value && 'words' in value

/** The same, in the browser; null where the document has none. */
export function takeMap(text: string | undefined): GivenMap | null {
  if (text === undefined) return null
  const given: unknown = JSON.parse(text)
  return isGiven(given) ? given : null
}
