import maplibregl, {
  type LngLatBoundsLike,
  type Map as MapLibreMap,
  type StyleSpecification,
} from 'maplibre-gl'
import { placeFeatures } from './map-features.ts'
import type { GivenMap } from './map-given.ts'
import { ownStyle, type PinColors, pinLayers } from './map-style.ts'

/** The zoom that a map opens with (spec 9). */
const firstZoom = 13
/** The zoom at which one place is shown. */
const placeZoom = 15
/** Milliseconds that a map may take until it shows something. */
const timeout = 20_000

/** A map that moves. */
export type MovingMap = {
  /** Shows one place, or none in particular. */
  choose: (id: number | null) => void
  zoomBy: (steps: number) => void
  /** Shows all of its land. */
  whole: () => void
}

/** Where the map lies, and who hears that somebody has chosen a place on it. */
type Around = { place: HTMLElement; given: GivenMap; onChoose: (id: number) => void }

/** The address of a town's own style, and the reader of tiles that lie in one file (PMTiles). */
async function styleAt(href: string): Promise<string> {
  const { Protocol } = await import('pmtiles')
  maplibregl.addProtocol('pmtiles', new Protocol().tile)
  return href
}

function colorsOf(place: HTMLElement): PinColors {
  const styles = getComputedStyle(place)
  const color = (name: string) => styles.getPropertyValue(name).trim()
  return {
    pin: color('--color-accent'),
    words: color('--color-on-accent'),
    chosen: color('--color-warn-text'),
  }
}

/** The land that a map shows, west and south first. */
const boundsOf = ({ grenzen: { nord, ost, sued, west } }: GivenMap): LngLatBoundsLike => [
  [west, sued],
  [ost, nord],
]

function openMap({ place, given }: Around, style: StyleSpecification | string): MapLibreMap {
  const { mitte, words } = given
  return new maplibregl.Map({
    container: place,
    style,
    center: [mitte.laenge, mitte.breite],
    zoom: firstZoom,
    maxZoom: 18,
    // Where the window would show more land than there is, it opens nearer.
    maxBounds: boundsOf(given),
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
function untilDrawn(map: MapLibreMap): Promise<void> {
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

/** Lets somebody choose a place on the map. */
function listen(map: MapLibreMap, onChoose: (id: number) => void): void {
  map.on('click', 'orte', ({ features }) => {
    const id: unknown = features?.[0]?.properties.id
    if (typeof id === 'number') onChoose(id)
  })
  map.on('mouseenter', 'orte', () => {
    map.getCanvas().style.cursor = 'pointer'
  })
  map.on('mouseleave', 'orte', () => {
    map.getCanvas().style.cursor = ''
  })
}

/**
 * Draws the moving map into an element. Rejects, and leaves nothing behind, when this browser, our
 * server or the map's folder lacks what it takes.
 */
export async function createMovingMap(around: Around): Promise<MovingMap> {
  const { given, onChoose, place } = around
  const isOwn = given.grund.art === 'geojson'
  const style = isOwn ? ownStyle(given, location.origin) : await styleAt(given.grund.href)
  const map = openMap(around, style)
  const data = (chosen: number | null) => placeFeatures(given.places, chosen)
  try {
    void map.once('style.load', () => {
      map.addSource('orte', { type: 'geojson', data: data(null) })
      for (const layer of pinLayers(colorsOf(place))) map.addLayer(layer)
    })
    await untilDrawn(map)
  } catch (error) {
    map.remove()
    throw error
  }
  listen(map, onChoose)
  return {
    choose: (id) => {
      map.getSource<maplibregl.GeoJSONSource>('orte')?.setData(data(id))
      const found = given.places.find((one) => one.id === id)
      if (!found) return
      const center: [number, number] = [found.laenge, found.breite]
      map.easeTo({ center, zoom: Math.max(placeZoom, map.getZoom()) })
    },
    zoomBy: (steps) => void map.easeTo({ zoom: map.getZoom() + steps }),
    whole: () => void map.fitBounds(boundsOf(given)),
  }
}
