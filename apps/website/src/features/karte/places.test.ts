import type { Koordinaten } from '@kurstadt/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeFeatures } from './map-features.ts'
import { giveMap, takeMap } from './map-given.ts'
import { type Place, placesOnMap, shareOf } from './places.ts'
import { de } from './texts-de.ts'

const grenzen = { nord: 48.70473, ost: 8.4772, sued: 48.68495, west: 8.44454 }
const map = {
  quelle: 'Stadt Bad Silberbronn',
  grenzen,
  mitte: { breite: 48.69214, laenge: 8.46087 },
  bild: null,
  grund: { art: 'geojson', href: '/karte/grund.geojson' },
} as const

const placeAt = (id: number, at: Koordinaten | null): Place => ({
  id,
  name: `Ort ${id}`,
  lang: undefined,
  href: null,
  sentence: '',
  at,
})

const within = fc.record({
  breite: fc.double({ min: 48.6851, max: 48.7046, noNaN: true }),
  laenge: fc.double({ min: 8.4447, max: 8.477, noNaN: true }),
})
/** Half-filled, swapped, at 0/0, or somewhere else: what no map of a town may show. */
const outside = fc.oneof(
  fc.constant(null),
  fc.constant({ breite: 0, laenge: 0 }),
  within.map(({ breite, laenge }) => ({ breite: laenge, laenge: breite })),
  within.map(({ breite, laenge }) => ({ breite: breite + 1, laenge })),
  within.map(({ breite, laenge }) => ({ breite, laenge: -laenge })),
)
const entry = fc.oneof(
  within.map((at) => ({ at, isShown: true })),
  outside.map((at) => ({ at, isShown: false })),
)

test('the map has the entries of the list that lie on it, with their numbers, and no other', () => {
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 60 }), (entries) => {
      const places = entries.map(({ at }, index) => placeAt(index + 100, at))
      const given = takeMap(giveMap(map, placesOnMap(grenzen, places), de))
      const { features } = placeFeatures(given?.places ?? [], null)
      const expected = entries.flatMap(({ at, isShown }, index) =>
        isShown && at ? [[index + 100, index + 1, at.laenge, at.breite]] : [],
      )
      expect(
        features.map(({ geometry, properties }) => [
          properties.id,
          properties.number,
          ...geometry.coordinates,
        ]),
      ).toEqual(expected)
    }),
  )
})

test('a place lies in the picture where it lies on the ground', () => {
  const { nord, ost, sued, west } = grenzen
  expect(shareOf(grenzen, { breite: nord, laenge: west })).toEqual({ x: 0, y: 0 })
  expect(shareOf(grenzen, { breite: sued, laenge: ost })).toEqual({ x: 1, y: 1 })
  const { x, y } = shareOf(grenzen, map.mitte)
  expect([x, y].map((share) => share.toFixed(3))).toEqual(['0.500', '0.637'])
})

test('only the chosen place is marked', () => {
  const places = [1, 2, 3].map((id) => ({ id, number: id, breite: 48.69, laenge: 8.46 }))
  const chosen = placeFeatures(places, 2).features.filter(({ properties }) => properties.chosen)
  expect(chosen.map(({ properties }) => properties.id)).toEqual([2])
})
