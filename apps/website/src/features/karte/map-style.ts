import type { LayerSpecification, StyleSpecification } from 'maplibre-gl'
import type { GivenMap } from './map-given.ts'

/** The colours of the ground, as the drawn map has them. */
export const colors = {
  forest: '#c3d4b8',
  valley: '#f1eee2',
  park: '#d3e3bd',
  water: '#a9cfdd',
  edge: '#b9b09c',
  street: '#ffffff',
  house: '#d9c9ae',
  words: '#33403a',
}

/** Of all letters. In quotes: a canvas takes no name with a digit on its own, and draws everything 10px high. */
export const fonts = ["'Source Sans 3'"]
const only = (art: string): ['==', string, string] => ['==', 'art', art]

const fill = (art: string, color: string): LayerSpecification => ({
  id: art,
  type: 'fill',
  source: 'grund',
  filter: only(art),
  paint: { 'fill-color': color },
})

type Line = { id: string; art: string; color: string; near: number }

const line = ({ id, art, color, near }: Line): LayerSpecification => ({
  id,
  type: 'line',
  source: 'grund',
  filter: only(art),
  layout: { 'line-cap': 'round', 'line-join': 'round' },
  paint: {
    'line-color': color,
    'line-width': ['interpolate', ['exponential', 2], ['zoom'], 13, near / 8, 17, near],
  },
})

const names = (art: string, along: boolean): LayerSpecification => ({
  id: `namen-${art}`,
  type: 'symbol',
  source: 'grund',
  filter: only(art),
  layout: {
    'symbol-placement': along ? 'line' : 'point',
    'text-field': ['get', 'name'],
    'text-font': fonts,
    'text-size': ['interpolate', ['linear'], ['zoom'], 13, 11, 17, 16],
  },
  paint: {
    'text-color': colors.words,
    'text-halo-color': colors.valley,
    'text-halo-width': 1.5,
  },
})

/** What is on the ground, from the lowest to the highest. */
const ground: LayerSpecification[] = [
  { id: 'grundton', type: 'background', paint: { 'background-color': colors.forest } },
  fill('wald', colors.forest),
  fill('tal', colors.valley),
  fill('park', colors.park),
  line({ id: 'bach', art: 'bach', color: colors.water, near: 14 }),
  line({ id: 'fluss', art: 'fluss', color: colors.water, near: 38 }),
  line({ id: 'bahn', art: 'bahn', color: colors.words, near: 5 }),
  fill('haus', colors.house),
  line({ id: 'weg-rand', art: 'weg', color: colors.edge, near: 16 }),
  line({ id: 'strasse-rand', art: 'strasse', color: colors.edge, near: 22 }),
  line({ id: 'weg', art: 'weg', color: colors.street, near: 12 }),
  line({ id: 'strasse', art: 'strasse', color: colors.street, near: 18 }),
  names('fluss', true),
  names('strasse', true),
  names('name', false),
]

/** The style of a map whose ground is a file of GeoJSON of our own words (docs/operations.md). */
export function ownStyle({ grund }: GivenMap, origin: string): StyleSpecification {
  return {
    version: 8,
    sources: { grund: { type: 'geojson', data: origin + grund.href } },
    layers: ground,
  }
}
