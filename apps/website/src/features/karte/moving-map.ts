import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl'
import { lineFeatures, placeFeatures, shapeFeatures } from './map-features.ts'
import { extentOf, type GivenMap } from './map-given.ts'
import { addLines } from './map-lines.ts'
import { pinLayers } from './map-pins.ts'
import { addShapes, shapeLayers } from './map-shapes.ts'
import { colorsOf, edgesOf, openMap, placeZoom, styleOf, untilDrawn } from './open-map.ts'

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
  const map = openMap(around, await styleOf(given))
  let chosen: string | null = null
  const points = () => placeFeatures(given.places, chosen)
  const shapes = () => shapeFeatures(given.places, chosen)
  const lines = () => lineFeatures(given.places, chosen)
  const redraw = () => {
    map.getSource<GeoJSONSource>('orte')?.setData(points())
    map.getSource<GeoJSONSource>('flaechen')?.setData(shapes())
    map.getSource<GeoJSONSource>('wege')?.setData(lines())
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
