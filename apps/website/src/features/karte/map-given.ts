import type { Bauplatz, Koordinaten, Position } from '@kurstadt/contract'
import type { BaseMap } from './base-map.ts'
import type { PlaceOnMap } from './places.ts'
import type { MapTexts } from './texts-de.ts'

/** How the shape of a place is drawn: by colour and pattern, because no state is a colour alone. */
export type Look = Bauplatz['status']

/** A place as the moving map has it: what its address calls it, what stands on its pin, and where. */
export type GivenPlace = {
  id: string
  number: string
  laenge: number
  breite: number
  /** What stands beside its pin, and may change. */
  flag?: string
  /** Its outline: it is drawn in the place of a pin. */
  shape?: { look: Look; ring: readonly Position[] }
  /** Its way, which is drawn below its pin. */
  line?: readonly Position[]
  /** True where nobody may go now: its way is dashed. */
  isClosed?: boolean
}

/** What the moving map says, in the language of its page. */
type Words = Pick<
  MapTexts,
  | 'beschreibung'
  | 'bereit'
  | 'fehlt'
  | 'groesser'
  | 'kleiner'
  | 'laedt'
  | 'mitTaste'
  | 'mitTasteMac'
  | 'zeile'
  | 'zweiFinger'
>

/** Degrees of a piece of land, as MapLibre wants them: west, south, east, north. */
export type Extent = readonly [west: number, sued: number, ost: number, nord: number]

/** The piece of land around points. */
export function extentOf(points: readonly Position[]): Extent {
  const [x, y] = [points.map(([laenge]) => laenge), points.map(([, breite]) => breite)]
  return [Math.min(...x), Math.min(...y), Math.max(...x), Math.max(...y)]
}

/** What the moving map is given: it stands at its element as JSON. */
export type GivenMap = {
  grund: NonNullable<BaseMap['grund']>
  grenzen: BaseMap['grenzen']
  mitte: Koordinaten
  /** Another house that is asked for the ground, which nobody does before a click. */
  haus?: string
  /** The piece that it opens with; without one, the middle. */
  view?: Extent
  /** True where it comes on its button alone, because what lies there already is enough. */
  isAsked: boolean
  places: readonly GivenPlace[]
  words: Words
}

/** Places with their numbers, for the moving map. */
export const pinsOf = (places: readonly PlaceOnMap[]): GivenPlace[] =>
  places.map(({ at, number, place: { id, state } }) => ({
    id: String(id),
    number: String(number),
    ...at,
    ...(state && { flag: state.flag }),
  }))

type Given = Pick<GivenMap, 'places'> & Partial<Pick<GivenMap, 'view' | 'isAsked'>>

/** What the server hands to the moving map; undefined where there is none. */
export function giveMap(map: BaseMap, own: Given, words: MapTexts): string | undefined {
  const { grenzen, grund, haeuser, mitte } = map
  const [haus] = haeuser
  if (grund === null) return undefined
  const { bereit, beschreibung, fehlt, groesser, kleiner, laedt } = words
  const { mitTaste, mitTasteMac, zeile, zweiFinger } = words
  const given: GivenMap = {
    grund,
    grenzen,
    mitte,
    ...(haus !== undefined && { haus }),
    isAsked: false,
    ...own,
    words: {
      bereit,
      beschreibung,
      fehlt,
      groesser,
      kleiner,
      laedt,
      mitTaste,
      mitTasteMac,
      zeile,
      zweiFinger,
    },
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
