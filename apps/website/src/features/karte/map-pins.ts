import type { LayerSpecification } from 'maplibre-gl'
import { colors, fonts } from './map-style.ts'

/** Colours of the page that a map has too. */
export type MapColors = { pin: string; words: string; chosen: string }

const isPin: ['==', ['get', string], string] = ['==', ['get', 'look'], 'pin']

/** Words on the ground, which may be of any colour. */
const inscribed = {
  'text-color': colors.words,
  'text-halo-color': colors.street,
  'text-halo-width': 2.5,
}

const isChosen: ['boolean', ['get', string], boolean] = ['boolean', ['get', 'chosen'], false]
/** The chosen one is drawn last, above the others. */
const sorting = ['case', isChosen, 1, 0] as const

/** A circle for each place that has no outline; the chosen one is larger. */
const circles = ({ chosen, pin, words }: MapColors): LayerSpecification => ({
  id: 'orte',
  type: 'circle',
  source: 'orte',
  filter: isPin,
  layout: { 'circle-sort-key': [...sorting] },
  paint: {
    'circle-color': ['case', isChosen, chosen, pin],
    'circle-radius': ['case', isChosen, 18, 12],
    'circle-stroke-color': ['case', isChosen, colors.street, words],
    'circle-stroke-width': ['case', isChosen, 3, 1.5],
  },
})

const numbers = ({ words }: MapColors): LayerSpecification => ({
  id: 'nummern',
  type: 'symbol',
  source: 'orte',
  filter: isPin,
  layout: {
    'symbol-sort-key': [...sorting],
    'text-field': ['get', 'number'],
    'text-font': fonts,
    'text-size': ['case', isChosen, 16, 12],
    'text-allow-overlap': true,
    'text-ignore-placement': true,
  },
  paint: { 'text-color': ['case', isChosen, colors.street, words] },
})

/** Numbers of outlines, which stand on the ground. */
const inscriptions: LayerSpecification = {
  id: 'aufschriften',
  type: 'symbol',
  source: 'orte',
  filter: ['!', isPin],
  layout: {
    'text-field': ['get', 'number'],
    'text-font': fonts,
    'text-size': ['case', isChosen, 20, 15],
  },
  paint: inscribed,
}

/** What changes at a place, beside its pin, wherever there is room. */
const flags: LayerSpecification = {
  id: 'fahnen',
  type: 'symbol',
  source: 'orte',
  layout: {
    'text-field': ['get', 'flag'],
    'text-font': fonts,
    'text-size': 15,
    'text-variable-anchor': ['top', 'bottom', 'left', 'right'],
    'text-radial-offset': 1.3,
  },
  paint: inscribed,
}

/** The pins with their numbers and flags, from the lowest to the highest. */
export const pinLayers = (of: MapColors): LayerSpecification[] => [
  circles(of),
  numbers(of),
  inscriptions,
  flags,
]
