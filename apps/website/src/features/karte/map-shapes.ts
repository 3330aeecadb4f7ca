import type { LayerSpecification, Map as MapLibreMap } from 'maplibre-gl'
import type { shapeFeatures } from './map-features.ts'
import type { Look } from './map-given.ts'
import type { MapColors } from './map-pins.ts'
import { colors } from './map-style.ts'

/** Pixels of a side of the pattern of stripes, and how many of them a stripe is wide. */
const stripes = { size: 12, width: 3 } as const

/** A tile of slanting stripes on white, as the drawn plan has them: four bytes for each pixel. */
function stripedTile() {
  const { size, width } = stripes
  const data = new Uint8Array(size * size * 4).fill(255)
  for (let at = 0; at < size * size; at += 1) {
    const isStripe = ((at % size) + Math.floor(at / size)) % size < width
    if (isStripe) data.set([0x7d, 0x74, 0x60], at * 4)
  }
  return { width: size, height: size, data }
}

type Fill = Extract<LayerSpecification, { type: 'fill' }>['paint']

/** How each state is filled: white, striped and dark, so that no colour is needed to tell them. */
const fills: Readonly<Record<Look, Fill>> = {
  frei: { 'fill-color': colors.street },
  reserviert: { 'fill-pattern': 'streifen' },
  verkauft: { 'fill-color': colors.edge },
}

const layerOf = (look: string) => `flaechen-${look}`

/** Layers of shapes that can be pressed. */
export const shapeLayers = Object.keys(fills).map(layerOf)

/** Draws the outlines of places, the chosen one with a broad edge. */
export function addShapes(
  map: MapLibreMap,
  data: ReturnType<typeof shapeFeatures>,
  { chosen }: MapColors,
): void {
  map.addImage('streifen', stripedTile())
  map.addSource('flaechen', { type: 'geojson', data })
  for (const [look, paint = {}] of Object.entries(fills))
    map.addLayer({
      id: layerOf(look),
      type: 'fill',
      source: 'flaechen',
      filter: ['==', ['get', 'look'], look],
      paint,
    })
  map.addLayer({
    id: 'flaechen-rand',
    type: 'line',
    source: 'flaechen',
    layout: { 'line-sort-key': ['case', ['get', 'chosen'], 1, 0] },
    paint: {
      'line-color': ['case', ['get', 'chosen'], chosen, colors.words],
      'line-width': ['case', ['get', 'chosen'], 5, ['==', ['get', 'look'], 'frei'], 2.5, 1],
    },
  })
}
