import { pointOf } from '@kurstadt/contract/forms'
import { expect, test } from 'vitest'
import { fromMiddle, middle, movedBy, placeAt, placeOf, placeText } from './place-on-map.ts'

const edges = { nord: 48.7, sued: 48.68, west: 8.44, ost: 8.48 }

test('a point of the map is a place in degrees, and the place the same point', () => {
  expect(placeAt(edges, middle)).toBe('48.69000, 8.46000')
  expect(placeAt(edges, [0, 0])).toBe('48.70000, 8.44000')
  const point = pointOf(edges, placeAt(edges, [0.25, 0.8]))
  expect(point?.[0]).toBeCloseTo(0.25)
  expect(point?.[1]).toBeCloseTo(0.8)
})

test('what is beside the map is at its edge when pointed at, and nowhere when a device says it', () => {
  expect(placeAt(edges, [1.2, -0.1])).toBe('48.70000, 8.48000')
  for (const place of ['', '48.71, 8.46', '48.69, 8.5', 'x', '48.69'])
    expect(pointOf(edges, place)).toBeNull()
})

test('arrow keys go in small steps and in large ones, and never off the map', () => {
  expect(movedBy('ArrowRight', middle, false)).toEqual([0.51, 0.5])
  expect(movedBy('ArrowUp', middle, true)).toEqual([0.5, 0.4])
  expect(movedBy('ArrowLeft', [0.05, 0.5], true)).toEqual([0, 0.5])
  expect(movedBy('ArrowDown', [0.5, 0.995], false)).toEqual([0.5, 1])
  expect(movedBy('a', middle, false)).toBeNull()
})

test('a point is so many metres from the middle, in one of eight directions', () => {
  expect(fromMiddle(edges, middle).metres).toBe(0)
  expect(fromMiddle(edges, [0.5, 0])).toEqual({ metres: 1110, wind: 0 })
  expect(fromMiddle(edges, [1, 0.5])).toEqual({ metres: 1470, wind: 2 })
  expect(fromMiddle(edges, [0.25, 0.75]).wind).toBe(5)
  expect(fromMiddle(edges, [0, 0.5]).wind).toBe(6)
})

test('degrees are read as they are written, and what is none is no place', () => {
  expect(placeOf(placeText({ breite: 48.692, laenge: 8.461 }))).toEqual({
    breite: 48.692,
    laenge: 8.461,
  })
  for (const text of ['', 'x', '48.69', '48.69, y']) expect(placeOf(text)).toBeNull()
})
