import { examples } from '@kurstadt/contract/examples'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawnEntries, lineOf, overviewOf } from './ways-on-map.ts'

const [first] = examples['outdoor-karte'].typical.context.data
const position = fc.tuple(
  fc.double({ min: 8.3, max: 8.7, noNaN: true }),
  fc.double({ min: 48.6, max: 48.9, noNaN: true }),
)
const way = fc.option(fc.array(position, { minLength: 2, maxLength: 30 }))

const tourWith = (id: number, coordinates: [number, number][] | null) => {
  if (first?.typ !== 'tour') throw new Error('The first example is a tour.')
  const track = coordinates && { type: 'LineString' as const, coordinates }
  return { ...first, id, laenge: 1 + id, track }
}

test('the map draws exactly the tours of the list that have a way, with the numbers of the list', () => {
  fc.assert(
    fc.property(fc.array(way, { maxLength: 20 }), (ways) => {
      const data = ways.map((coordinates, id) => tourWith(id + 1, coordinates))
      const drawn = drawnEntries(data)
      expect(drawn.map(({ number }) => number)).toEqual(
        data.flatMap(({ track }, index) => (track === null ? [] : [index + 1])),
      )
      for (const { at, points = [] } of drawn) expect(points).toContainEqual([at.laenge, at.breite])
    }),
  )
})

test('pins of tours that begin at one place stand apart', () => {
  const start: [number, number] = [8.46, 48.69]
  const to = (east: number): [number, number][] => [
    start,
    ...[1, 2, 3, 4].map((step): [number, number] => [8.46 + east * step, 48.69 + 0.002 * step]),
    start,
  ]
  const [one, other] = drawnEntries([tourWith(1, to(0.004)), tourWith(2, to(-0.004))])
  expect(Math.abs((one?.at.laenge ?? 0) - (other?.at.laenge ?? 0))).toBeGreaterThan(0.005)
})

test('a tour of a day does not make all others a dot, and one in the sea none at all', () => {
  const near = (id: number) =>
    tourWith(id, [
      [8.46, 48.69],
      [8.47, 48.7],
    ])
  const far = tourWith(90, [
    [8.46, 48.69],
    [8.6, 48.95],
  ])
  const lost = tourWith(2, [
    [0, 0],
    [0.1, 0.1],
  ])
  const frame = overviewOf(drawnEntries([near(1), lost, near(3), near(4), far]))
  expect(Math.max(...frame.map(([, breite]) => breite))).toBe(48.7)
  expect(Math.min(...frame.map(([, breite]) => breite))).toBe(48.69)
  expect(overviewOf(drawnEntries([far]))).toContainEqual([8.6, 48.95])
})

test('a way of 5,000 points is drawn with a hundredth of them, its ends stay', () => {
  const long = Array.from({ length: 5_000 }, (_, at): [number, number] => [
    8.4 + at / 50_000,
    48.7 + Math.sin(at / 300) / 100,
  ])
  const line = lineOf(long)
  expect(line.length).toBeLessThanOrEqual(60)
  expect([line[0], line.at(-1)?.[0]]).toEqual([[8.4, 48.7], 8.49998])
})
