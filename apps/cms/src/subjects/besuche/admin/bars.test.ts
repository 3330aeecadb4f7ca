import { expect, test } from 'vitest'
import { barsOf, chart, scaleEnd } from './bars.ts'

test('a scale ends at a round number above the largest value', () => {
  expect([0, 1, 3, 7, 12, 480, 1_001].map(scaleEnd)).toEqual([1, 1, 5, 10, 20, 500, 2_000])
})

test('bars stand on the lowest line and stay inside the picture, whatever the values', () => {
  for (const values of [[0], [0, 0, 0], [1, 1_000_000], Array.from({ length: 26 }, (_, n) => n)]) {
    const { bars, lines } = barsOf(values)
    const ground = lines[0]?.y ?? 0
    for (const { height, width, x, y } of bars) {
      expect(y + height).toBeCloseTo(ground)
      expect(y).toBeGreaterThanOrEqual(chart.top)
      expect(x + width).toBeLessThanOrEqual(chart.width)
      expect(height).toBeGreaterThanOrEqual(0)
    }
  }
})

test('without anything counted there are lines and no bars to be seen', () => {
  const { bars, lines } = barsOf([0, 0])
  expect(bars.map(({ height }) => height)).toEqual([0, 0])
  expect(lines.map(({ label }) => label)).toEqual(['0', '2', '4'])
})
