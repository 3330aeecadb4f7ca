import type { Koordinaten } from '@kurstadt/contract'
import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl'
import type { GivenMap } from './map-given.ts'
import { colors } from './map-style.ts'
import { colorsOf, openMap, placeZoom, styleOf, untilDrawn } from './open-map.ts'

/** A map on which one shows a place. */
export type PickMap = {
  /** Puts the pin on a place, or takes it away; one that is out of sight comes into it. */
  show: (at: Koordinaten | null) => void
  /** Puts the focus on the map, for arrow keys. */
  focus: () => void
  zoomBy: (steps: number) => void
  remove: () => void
}

type Around = { place: HTMLElement; given: GivenMap; onPick: (at: Koordinaten) => void }

const source = 'stelle'

const featuresOf = (at: Koordinaten | null) => ({
  type: 'FeatureCollection' as const,
  features: at
    ? [
        {
          type: 'Feature' as const,
          properties: {},
          geometry: { type: 'Point' as const, coordinates: [at.laenge, at.breite] },
        },
      ]
    : [],
})

function addPin(map: MapLibreMap, place: HTMLElement): void {
  map.addSource(source, { type: 'geojson', data: featuresOf(null) })
  map.addLayer({
    id: source,
    type: 'circle',
    source,
    paint: {
      'circle-color': colorsOf(place).chosen,
      'circle-radius': 11,
      'circle-stroke-color': colors.street,
      'circle-stroke-width': 4,
    },
  })
}

/** A press picks what lies under it, Enter what lies in the middle: arrow keys move the map below it. */
function listen(map: MapLibreMap, onPick: Around['onPick']): void {
  const pick = ({ lat, lng }: { lat: number; lng: number }) => onPick({ breite: lat, laenge: lng })
  map.on('click', ({ lngLat }) => pick(lngLat))
  map.getCanvas().addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return
    // Otherwise the form around it would be sent.
    event.preventDefault()
    pick(map.getCenter())
  })
}

/** Draws a map to pick a place on. Rejects, and leaves nothing behind, where something is missing. */
export async function createPickMap({ given, onPick, place }: Around): Promise<PickMap> {
  const map = openMap({ place, given }, await styleOf(given))
  try {
    void map.once('style.load', () => addPin(map, place))
    await untilDrawn(map)
  } catch (error) {
    map.remove()
    throw error
  }
  listen(map, onPick)
  return {
    show: (at) => {
      map.getSource<GeoJSONSource>(source)?.setData(featuresOf(at))
      if (!at) return
      const center: [number, number] = [at.laenge, at.breite]
      if (map.getBounds().contains(center)) return
      map.easeTo({ center, zoom: Math.max(placeZoom, map.getZoom()) })
    },
    focus: () => map.getCanvas().focus(),
    zoomBy: (steps) => void map.easeTo({ zoom: map.getZoom() + steps }),
    remove: () => map.remove(),
  }
}
