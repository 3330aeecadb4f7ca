import maplibregl, {
  type LngLatBoundsLike,
  type Map as MapLibreMap,
  type StyleSpecification,
} from 'maplibre-gl'
import type { GivenMap } from './map-given.ts'
import type { MapColors } from './map-pins.ts'
import { ownStyle } from './map-style.ts'

/** The zoom that a map opens with (spec 9). */
const firstZoom = 13
/** The zoom at which one place is shown. */
export const placeZoom = 15
/** Milliseconds that a map may take until it shows something. */
const timeout = 20_000

/** The address of a town's own style, and the reader of tiles that lie in one file (PMTiles). */
async function styleAt(href: string): Promise<string> {
  const { Protocol } = await import('pmtiles')
  maplibregl.addProtocol('pmtiles', new Protocol().tile)
  return href
}

/** What a map is drawn by: our own words for the ground, or the town's style. */
export async function styleOf(given: GivenMap): Promise<StyleSpecification | string> {
  const { art, href } = given.grund
  return art === 'geojson' ? ownStyle(given, location.origin) : styleAt(href)
}

/** The colours of the page in which a map lies. */
export function colorsOf(place: HTMLElement): MapColors {
  const styles = getComputedStyle(place)
  const color = (name: string) => styles.getPropertyValue(name).trim()
  return {
    pin: color('--color-accent'),
    words: color('--color-on-accent'),
    // The ground is light in every theme.
    chosen: color('--stone-700'),
  }
}

/** Degrees around a piece of land that lies beyond the town's own map: ways lead out of that. */
const beyond = 0.02

/** The land that a map shows at most, west and south first. */
export function edgesOf({ grenzen: { nord, ost, sued, west }, view }: GivenMap): LngLatBoundsLike {
  const [left, low, right, high] = view ?? [west, sued, ost, nord]
  const isInside = left >= west && low >= sued && right <= ost && high <= nord
  if (isInside)
    return [
      [west, sued],
      [ost, nord],
    ]
  return [
    [Math.min(west, left) - beyond, Math.min(sued, low) - beyond],
    [Math.max(ost, right) + beyond, Math.max(nord, high) + beyond],
  ]
}

type Around = { place: HTMLElement; given: GivenMap }

/** Opens a map in an element; nothing of it is drawn yet. */
export function openMap({ place, given }: Around, style: StyleSpecification | string): MapLibreMap {
  const { mitte, words } = given
  return new maplibregl.Map({
    container: place,
    style,
    center: [mitte.laenge, mitte.breite],
    zoom: firstZoom,
    maxZoom: 18,
    // Where the window would show more land than there is, it opens nearer.
    maxBounds: edgesOf(given),
    renderWorldCopies: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    attributionControl: false,
    cooperativeGestures: true,
    // A style names files of our server by their path; its worker knows no page to add it to.
    transformRequest: (url) => ({ url: url.startsWith('/') ? location.origin + url : url }),
    locale: {
      'Map.Title': words.beschreibung,
      'CooperativeGesturesHandler.WindowsHelpText': words.mitTaste,
      'CooperativeGesturesHandler.MacHelpText': words.mitTasteMac,
      'CooperativeGesturesHandler.MobileHelpText': words.zweiFinger,
    },
  })
}

/** Resolves when everything is drawn for the first time; rejects when anything of it does not come. */
export function untilDrawn(map: MapLibreMap): Promise<void> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('The map took too long.')), timeout)
    void map.once('idle', () => {
      clearTimeout(late)
      resolve()
    })
    void map.once('error', ({ error }) => {
      clearTimeout(late)
      reject(new Error('The map lacks something.', { cause: error }))
    })
  })
}
