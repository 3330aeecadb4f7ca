import maplibregl, {
  type LngLatBoundsLike,
  type Map as MapLibreMap,
  type StyleSpecification,
} from 'maplibre-gl'
import { lineFeatures, placeFeatures, shapeFeatures } from './map-features.ts'
import { extentOf, type GivenMap } from './map-given.ts'
import { addLines } from './map-lines.ts'
import { type MapColors, pinLayers } from './map-pins.ts'
import { addShapes, shapeLayers } from './map-shapes.ts'
import { ownStyle } from './map-style.ts'

/** The zoom that a map opens with (spec 9). */
const firstZoom = 13
/** The zoom at which one place is shown. */
const placeZoom = 15
/** Milliseconds that a map may take until it shows something. */
const timeout = 20_000

/** A map that moves. */
export type MovingMap = {
  /** Shows one place, or none in particular. */
  choose: (id: string | null) => void
  /** Draws the places anew, because something has changed at one of them. */
  redraw: () => void
  zoomBy: (steps: number) => void
  /** Shows all of its land. */
  whole: () => void
}

/** Where the map lies, and who hears that somebody has chosen a place on it. */
type Around = { place: HTMLElement; given: GivenMap; onChoose: (id: string) => void }

/** The address of a town's own style, and the reader of tiles that lie in one file (PMTiles). */
async function styleAt(href: string): Promise<string> {
  const { Protocol } = await import('pmtiles')
  maplibregl.addProtocol('pmtiles', new Protocol().tile)
  return href
}

function colorsOf(place: HTMLElement): MapColors {
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
function edgesOf({ grenzen: { nord, ost, sued, west }, view }: GivenMap): LngLatBoundsLike {
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

/** Pixels around the piece of land that a map is about, and where words stand beside its pins. */
const paddings = { bare: 24, flagged: 72 } as const

/** Shows all of what a map is about: its own piece of land, or else all of it. */
function showWhole(map: MapLibreMap, given: GivenMap, animate = true): void {
  const { places, view } = given
  const padding = places.some(({ flag }) => flag) ? paddings.flagged : paddings.bare
  map.fitBounds(view ? [...view] : edgesOf(given), {
    padding: view ? padding : 0,
    // Pins are shown no nearer than a chosen one; outlines fill the window.
    ...(places.some(({ shape }) => shape) ? {} : { maxZoom: placeZoom }),
    animate,
  })
}

function openMap({ place, given }: Around, style: StyleSpecification | string): MapLibreMap {
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
function listen(map: MapLibreMap, onChoose: (id: string) => void): void {
  const layers = ['orte', ...shapeLayers]
  map.on('click', layers, ({ features }) => {
    const id: unknown = features?.[0]?.properties.id
    if (typeof id === 'string') onChoose(id)
  })
  map.on('mouseenter', layers, () => {
    map.getCanvas().style.cursor = 'pointer'
  })
  map.on('mouseleave', layers, () => {
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
  let chosen: string | null = null
  const points = () => placeFeatures(given.places, chosen)
  const shapes = () => shapeFeatures(given.places, chosen)
  const lines = () => lineFeatures(given.places, chosen)
  const redraw = () => {
    map.getSource<maplibregl.GeoJSONSource>('orte')?.setData(points())
    map.getSource<maplibregl.GeoJSONSource>('flaechen')?.setData(shapes())
    map.getSource<maplibregl.GeoJSONSource>('wege')?.setData(lines())
  }
  try {
    void map.once('style.load', () => {
      const colors = colorsOf(place)
      addShapes(map, shapes(), colors)
      addLines(map, lines(), colors)
      map.addSource('orte', { type: 'geojson', data: points() })
      for (const layer of pinLayers(colors)) map.addLayer(layer)
      if (given.view) showWhole(map, given, false)
    })
    await untilDrawn(map)
  } catch (error) {
    map.remove()
    throw error
  }
  listen(map, onChoose)
  return {
    choose: (id) => {
      chosen = id
      redraw()
      const found = given.places.find((one) => one.id === id)
      if (!found) return
      if (found.line) {
        map.fitBounds([...extentOf(found.line)], { padding: paddings.bare * 2 })
        return
      }
      const center: [number, number] = [found.laenge, found.breite]
      const isSeen = found.shape !== undefined && map.getBounds().contains(center)
      if (!isSeen) map.easeTo({ center, zoom: Math.max(placeZoom, map.getZoom()) })
    },
    redraw,
    zoomBy: (steps) => void map.easeTo({ zoom: map.getZoom() + steps }),
    whole: () => showWhole(map, given),
  }
}
