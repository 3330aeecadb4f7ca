import type { Koordinaten } from '@kurstadt/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyPlace, townMap } from '../../../tests/support/town-map.ts'
import { placeFeatures } from './map-features.ts'
import { giveMap, pinsOf, takeMap } from './map-given.ts'
import { type Place, placesOnMap, shareOf } from './places.ts'
import { de } from './texts-de.ts'

const { grenzen } = townMap
const map = { ...townMap, bild: null }

const placeAt = (id: number, at: Koordinaten | null): Place => ({
  id,
  name: `Ort ${id}`,
  lang: undefined,
  href: null,
  sentence: '',
  at,
})

test('the map has the entries of the list that lie on it, with their numbers, and no other', () => {
  fc.assert(
    fc.property(fc.array(anyPlace, { maxLength: 60 }), (entries) => {
      const places = entries.map(({ at }, index) => placeAt(index + 100, at))
      const given = takeMap(giveMap(map, { places: pinsOf(placesOnMap(grenzen, places)) }, de))
      const { features } = placeFeatures(given?.places ?? [], null)
      const expected = entries.flatMap(({ at, isShown }, index) =>
        isShown && at ? [[`${index + 100}`, `${index + 1}`, at.laenge, at.breite]] : [],
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
  const places = ['1', '2', '3'].map((id) => ({ id, number: id, breite: 48.69, laenge: 8.46 }))
  const chosen = placeFeatures(places, '2').features.filter(({ properties }) => properties.chosen)
  expect(chosen.map(({ properties }) => properties.id)).toEqual(['2'])
})
