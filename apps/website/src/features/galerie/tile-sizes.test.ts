import { expect, test } from 'vitest'
import { tileSizes } from './tile-sizes.ts'

const pixelsPerRem = 16

/** Pixels of the file that a telephone with two pixels to a point asks for. */
function pixelsOnTelephone(shape: number): number {
  const [, rem = ''] = /, ([\d.]+)rem$/.exec(tileSizes(shape)) ?? []
  return Number(rem) * pixelsPerRem * 2
}

test.each([[0.5], [9 / 16], [2 / 3], [1], [4 / 3], [3 / 2], [16 / 9], [1.99]])(
  'a telephone takes the smallest file of a tile of shape %d, of 240 pixels',
  (shape) => {
    expect(pixelsOnTelephone(shape)).toBe(240)
  },
)

test('what fills a row of a telephone by itself is as sharp as the others', () => {
  expect(pixelsOnTelephone(2)).toBeGreaterThan(343)
  expect(pixelsOnTelephone(2.4)).toBeLessThanOrEqual(480)
})

test('on wider windows a tile says what it is about', () => {
  expect(tileSizes(1.5)).toBe('(min-width: 1024px) 21rem, (min-width: 640px) 15rem, 7.5rem')
})
