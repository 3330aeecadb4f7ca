import { expect, test } from 'vitest'
import { townMap } from '../../../tests/support/town-map.ts'
import { sideOf } from './flag-side.ts'
import { placesOnMap } from './places.ts'

const { grenzen } = townMap
const place = (id: number, laenge: number, breite = 48.69) => ({
  id,
  name: `P${id}`,
  lang: undefined,
  href: null,
  sentence: '',
  at: { breite, laenge },
})
const sides = (...places: ReturnType<typeof place>[]) => {
  const pins = placesOnMap(grenzen, places)
  return pins.map(({ at }) => sideOf(at, pins, grenzen))
}

test('a flag flies below its pin, and inwards near an edge', () => {
  expect(sides(place(1, 8.445), place(2, 8.46), place(3, 8.477))).toEqual([
    'start',
    undefined,
    'end',
  ])
})

test('of two pins side by side the left one has its flag on its left, so that none is covered', () => {
  expect(sides(place(1, 8.46), place(2, 8.463))).toEqual(['left', undefined])
  expect(sides(place(1, 8.46), place(2, 8.463, 48.7))).toEqual([undefined, undefined])
})
