import type { Bauplatz, Polygon, Position } from '@kurstadt/contract'
import { baugebietExamples } from '@kurstadt/contract/examples'
import { expect, test } from 'vitest'
import { planOf, scaleOf } from './plan.ts'

const [example] = baugebietExamples.typical.bauplaetze
if (!example) throw new Error('The typical area has plots.')

/** A square of `size` degrees with its south-western corner at `place`. */
function square([longitude, latitude]: Position, size = 0.0002): Polygon {
  const corners: Position[] = [
    [longitude, latitude],
    [longitude + size, latitude],
    [longitude + size, latitude + size],
    [longitude, latitude + size],
    [longitude, latitude],
  ]
  return { type: 'Polygon', coordinates: [corners] }
}

const plot = (nummer: string, geometrie: Polygon | null): Bauplatz => ({
  ...example,
  nummer,
  geometrie,
})
const numbersOn = (plots: readonly Bauplatz[]) =>
  planOf(null, plots)?.plots.map((drawn) => drawn.plot.nummer)

const west = plot('1', square([8.55, 48.75]))
const east = plot('2', square([8.551, 48.75]))
const north = plot('3', square([8.55, 48.751]))

test('the plan is in metres, north up and west on the left', () => {
  const plan = planOf(null, [west, east, north])
  const [first, second, third] = plan?.plots ?? []
  expect(plan?.width).toBeCloseTo(0.0012 * 111_320 * Math.cos((48.75 * Math.PI) / 180) + 8, 0)
  expect(plan?.height).toBeCloseTo(0.0012 * 111_320 + 8, 0)
  expect(second?.label[0]).toBeGreaterThan(first?.label[0] ?? Number.POSITIVE_INFINITY)
  expect(third?.label[1]).toBeLessThan(first?.label[1] ?? 0)
})

test.each([
  ['at 0/0', square([0, 0])],
  ['with longitude and latitude swapped', square([48.75, 8.55])],
  ['in another town', square([8.6, 48.75])],
])('one plot %s takes the plan from nobody', (_, lost) => {
  expect(numbersOn([west, plot('9', lost), east, north])).toEqual(['1', '2', '3'])
})

test('a number is no larger than half of its plot is wide', () => {
  const narrow = square([8.55, 48.75])
  const [first] = planOf(null, [west])?.plots ?? []
  const side = 0.0002 * 111_320 * Math.cos((48.75 * Math.PI) / 180)
  expect(first?.labelSize).toBeCloseTo(side / 2, 0)
  const [, corner] = narrow.coordinates[0]
  const slim: Polygon = {
    type: 'Polygon',
    coordinates: [
      narrow.coordinates[0].map(([x, y]): Position => [x === corner?.[0] ? 8.55005 : x, y]),
    ],
  }
  expect(planOf(null, [plot('4', slim)])?.plots[0]?.labelSize).toBeCloseTo(side / 8, 0)
})

test('a plot without a shape is not drawn, and an area without any has no plan', () => {
  expect(numbersOn([west, plot('8', null)])).toEqual(['1'])
  expect(planOf(square([8.55, 48.75]), [plot('8', null)])).toBeNull()
  expect(planOf(null, [])).toBeNull()
})

test('the outline is drawn where it lies around the plots', () => {
  expect(planOf(square([8.5495, 48.7495], 0.002), [west, east])?.outline).not.toBeNull()
  expect(planOf(square([0, 0], 0.002), [west, east])?.outline).toBeNull()
})

test.each([
  [12, 5],
  [100, 20],
  [168, 50],
  [4_000, 500],
])('a plan of %d m has a scale of %d m', (width, length) => {
  expect(scaleOf({ width })).toBe(length)
})
