import type { TrackPosition } from '@kurstadt/contract'
import { expect, test } from 'vitest'
import { profileOf } from './profile.ts'

/** A way to the north, a point each hundred metres, with the heights of a rule. */
const north = (points: number, height: (at: number) => number | null): TrackPosition[] =>
  Array.from({ length: points }, (_, at) => {
    const [x, y, z] = [8.46, 48.69 + (at * 100) / 111_320, height(at)]
    return z === null ? [x, y] : [x, y, z]
  })

test('a way that climbs ten metres in each hundred is one of ten percent, all along', () => {
  const profile = profileOf(
    north(51, (at) => 400 + at * 10),
    5,
  )
  expect(profile?.steepest?.percent).toBe(10)
  expect(profile?.stretches).toHaveLength(10)
  expect(profile?.stretches[3]).toEqual({
    from: 1.5,
    to: 2,
    end: 600,
    up: 50,
    down: 0,
    steepest: 10,
  })
  expect(profile?.highest.at).toBeCloseTo(5_000)
})

test('all rows together climb and fall as much as the way does', () => {
  const profile = profileOf(
    north(101, (at) => 500 + 80 * Math.sin(at / 8)),
    10,
  )
  const rows = profile?.stretches ?? []
  expect(rows.length).toBeLessThanOrEqual(12)
  const sum = (of: 'up' | 'down') => rows.reduce((total, row) => total + row[of], 0)
  expect(sum('up') - sum('down')).toBeCloseTo(80 * Math.sin(100 / 8), -1)
  expect(rows.at(-1)?.to).toBeCloseTo(10)
})

test('a drawn way that cuts its bends is as long as the tour says', () => {
  expect(
    profileOf(
      north(51, () => 400),
      7.2,
    )?.stretches.at(-1)?.to,
  ).toBeCloseTo(7.2)
})

test('a jump over the last few metres is no wall', () => {
  const way = north(11, () => 400)
  const [x = 0, y = 0] = way.at(-1) ?? []
  const jump: TrackPosition = [x, y + 0.00002, 405]
  expect(profileOf([...way, jump], 1)?.steepest?.percent ?? 0).toBeLessThan(6)
})

test('some heights that are missing are filled, many are not made up', () => {
  expect(
    profileOf(
      north(101, (at) => (at % 20 === 7 ? null : 400 + at)),
      10,
    ),
  ).not.toBeNull()
  expect(
    profileOf(
      north(101, (at) => (at % 2 === 0 ? null : 400)),
      10,
    ),
  ).toBeNull()
})

test.each([
  ['one point', north(1, () => 400)],
  [
    'a way that stays where it is',
    [
      [8.46, 48.69, 400],
      [8.46, 48.69, 400],
    ],
  ],
  ['no points', []],
] satisfies [string, TrackPosition[]][])('%s: there is nothing to draw', (_, way) => {
  expect(profileOf(way, 5)).toBeNull()
})
