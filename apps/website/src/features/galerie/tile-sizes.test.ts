import { expect, test } from 'vitest'
import { tileSizes } from './tile-sizes.ts'

const pixelsPerRem = 16

/** Pixels of the file that a telephone with two pixels to a point asks for. */
function pixelsOnTelephone(shape: number): number {
  const [, rem = ''] = /, ([\d.]+)rem$/.exec(tileSizes(shape)) ?? []
  return Number(rem) * pixelsPerRem * 2
}

/** Points that a tile has where a grid of this width shows tiles of this shape alone, rows filled. */
function pointsOnTelephone(shape: number, room: number): number {
  const [gap, height] = [8, 84]
  const inRow = Math.max(1, Math.floor((room + gap) / (shape * height + gap)))
  return (room - gap * (inRow - 1)) / inRow
}

test.each([
  [0.5, 160],
  [9 / 16, 160],
  [2 / 3, 160],
  [1, 160],
  [4 / 3, 240],
  [3 / 2, 240],
  [16 / 9, 240],
  [2, 480],
  [2.4, 480],
])('a telephone takes no larger file for a tile of shape %d than %d pixels', (shape, width) => {
  expect(pixelsOnTelephone(shape)).toBeLessThanOrEqual(width)
  expect(pixelsOnTelephone(shape)).toBeGreaterThan(width / 2)
})

test.each([
  [360, 312],
  [375, 327],
])('on a telephone of %d points tiles have two of three pixels or more', (_, room) => {
  const files = [160, 240, 480]
  for (let shape = 0.5; shape <= 2.4; shape += 0.01) {
    const asked = pixelsOnTelephone(shape)
    const file = files.find((width) => width >= asked) ?? 0
    const share = file / (pointsOnTelephone(shape, room) * 2)
    expect(share, `${shape}`).toBeGreaterThan(0.66)
  }
})

test('on wider windows a tile says what it is about', () => {
  expect(tileSizes(1.5)).toBe('(min-width: 1024px) 21rem, (min-width: 640px) 15rem, 7.5rem')
})
