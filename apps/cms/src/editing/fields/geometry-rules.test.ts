import { expect, test } from 'vitest'
import { geometryComplaint, geometryOf } from './geometry-rules.ts'

const square = [
  [8.55, 48.75],
  [8.56, 48.75],
  [8.56, 48.76],
  [8.55, 48.75],
]
const line = (points: readonly unknown[]) =>
  geometryComplaint('LineString', geometryOf('LineString', points))
const ring = (points: readonly unknown[]) =>
  geometryComplaint('Polygon', geometryOf('Polygon', points))

test('what an editor pastes becomes one geometry: a list, a geometry, a feature, a collection of one', () => {
  const polygon = { type: 'Polygon', coordinates: [square] }
  const feature = { type: 'Feature', properties: { name: 'x' }, geometry: polygon }
  for (const pasted of [
    square,
    polygon,
    feature,
    { type: 'FeatureCollection', features: [feature] },
  ])
    expect(geometryOf('Polygon', pasted)).toEqual(polygon)
  expect(geometryOf('LineString', square)).toEqual({ type: 'LineString', coordinates: square })
})

test('tracks may have heights, outlines may not', () => {
  const high = square.map((point) => [...point, 430])
  expect([line(square), line(high), ring(square)]).toEqual([null, null, null])
  expect(ring(high)).toMatch(/^Punkt 1 ist keine Koordinate/)
})

test('swapped, foreign and broken coordinates are named by their place', () => {
  const wrong: unknown[] = [
    [48.75, 8.55],
    [8.55, 0],
    [8.55],
    ['8.55', '48.75'],
    [8.55, 48.75, 'hoch'],
    [8.55, 48.75, 430, 1],
    [8.55, Number.NaN],
    { laenge: 8.55, breite: 48.75 },
    null,
  ]
  for (const one of wrong)
    expect(line([square[0], one]), JSON.stringify(one)).toMatch(/^Punkt 2 ist keine Koordinate/)
})

test('there are limits to the number of points', () => {
  const many = (count: number) => Array.from({ length: count }, () => [8.55, 48.75])
  expect(line(many(5_000))).toBeNull()
  expect(line(many(5_001))).toBe('Es dürfen höchstens 5.000 Punkte sein, es sind 5.001.')
  expect(line(many(1))).toBe('Es müssen mindestens 2 Punkte sein.')
  expect(ring([...square, ...many(200)])).toBe('Es dürfen höchstens 200 Punkte sein, es sind 204.')
})

test('an outline is closed, has corners and no holes', () => {
  expect(ring([...square.slice(0, 3), [8.57, 48.77]])).toMatch(/nicht geschlossen/)
  expect(ring([square[0], square[1], square[1], square[0]])).toMatch(/drei verschiedene Ecken/)
  const holed = { type: 'Polygon', coordinates: [square, square] }
  expect(geometryComplaint('Polygon', holed)).toMatch(/Liste von Punkten/)
  for (const other of ['x', 7, {}, { type: 'Point', coordinates: [8.55, 48.75] }])
    expect(geometryComplaint('Polygon', geometryOf('Polygon', other))).toMatch(/Liste von Punkten/)
})
