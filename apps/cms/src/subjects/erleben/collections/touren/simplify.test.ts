import { expect, test } from 'vitest'
import { simplify } from './simplify.ts'

const circle = (points: number): [number, number, number][] =>
  Array.from({ length: points }, (_, at) => {
    const angle = (at / (points - 1)) * 2 * Math.PI
    return [8.55 + 0.02 * Math.cos(angle), 48.75 + 0.013 * Math.sin(angle), 430]
  })

test('a long track keeps its ends and its shape with at most a hundred points', () => {
  const short = simplify(circle(5_000))
  expect(short.length).toBeLessThanOrEqual(100)
  expect(short.length).toBeGreaterThan(20)
  expect([short[0], short.at(-1)]).toEqual([
    [8.57, 48.75],
    [8.57, 48.75],
  ])
  expect(Math.max(...short.map(([, latitude]) => latitude))).toBeCloseTo(48.763, 3)
})

test('a short track keeps every point, without heights', () => {
  expect(
    simplify([
      [8.5, 48.7, 400],
      [8.51, 48.71],
    ]),
  ).toEqual([
    [8.5, 48.7],
    [8.51, 48.71],
  ])
})

test('a track that stands still ends', () => {
  expect(simplify(Array.from({ length: 5_000 }, () => [8.5, 48.7]))).toHaveLength(2)
})
