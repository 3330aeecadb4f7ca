import type { LayerSpecification, Map as MapLibreMap } from 'maplibre-gl'
import type { lineFeatures } from './map-features.ts'
import type { MapColors } from './map-pins.ts'
import { colors } from './map-style.ts'

/** Draws ways with a light edge, the chosen one broader and above the others, what is closed dashed. */
export function addLines(
  map: MapLibreMap,
  data: ReturnType<typeof lineFeatures>,
  { chosen, pin }: MapColors,
): void {
  map.addSource('wege', { type: 'geojson', data })
  const layout: Extract<LayerSpecification, { type: 'line' }>['layout'] = {
    'line-cap': 'round',
    'line-join': 'round',
    'line-sort-key': ['case', ['get', 'chosen'], 1, 0],
  }
  map.addLayer({
    id: 'wege-rand',
    type: 'line',
    source: 'wege',
    layout,
    paint: { 'line-color': colors.street, 'line-width': ['case', ['get', 'chosen'], 8, 5] },
  })
  map.addLayer({
    id: 'wege',
    type: 'line',
    source: 'wege',
    filter: ['!', ['get', 'closed']],
    layout,
    paint: {
      'line-color': ['case', ['get', 'chosen'], chosen, pin],
      'line-width': ['case', ['get', 'chosen'], 4.5, 2.5],
    },
  })
  // The stretch that is closed lies on its way: an edge of its own covers what shines through the gaps.
  for (const [id, paint] of Object.entries({
    'wege-gesperrt-rand': { 'line-color': colors.street, 'line-width': 7 },
    'wege-gesperrt': { 'line-color': chosen, 'line-width': 4, 'line-dasharray': [1.75, 1.5] },
  }))
    map.addLayer({
      id,
      type: 'line',
      source: 'wege',
      filter: ['get', 'closed'],
      layout: { ...layout, 'line-cap': 'butt' },
      paint,
    })
}
