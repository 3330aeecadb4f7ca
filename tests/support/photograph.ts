import sharp from 'sharp'

/** Sizes of what is seen on a photograph, from hills to leaves, and how much each weighs. */
const octaves = [
  { cells: 6, weight: 0.5 },
  { cells: 24, weight: 0.28 },
  { cells: 96, weight: 0.15 },
  { cells: 400, weight: 0.07 },
] as const

/** Noise of one size, spread over the whole picture. */
async function layer(cells: number, width: number, height: number): Promise<Buffer> {
  const rows = Math.max(2, Math.round((cells * height) / width))
  const noise = { type: 'gaussian', mean: 128, sigma: 70 } as const
  const create = { width: cells, height: rows, channels: 3, background: '#000', noise } as const
  const small = await sharp({ create }).png().toBuffer()
  return sharp(small).resize(width, height, { fit: 'fill', kernel: 'cubic' }).raw().toBuffer()
}

/**
 * A picture that is as hard to compress as a photograph of leaves and walls: large shapes, small ones
 * and a little grain, in the shares that light has outside.
 */
export async function photographOf(width: number, height: number): Promise<Buffer> {
  const pixels = new Float32Array(width * height * 3)
  for (const { cells, weight } of octaves) {
    const values = await layer(cells, width, height)
    for (const [at, value] of values.entries()) pixels[at] = (pixels[at] ?? 0) + value * weight
  }
  return sharp(Buffer.from(Uint8ClampedArray.from(pixels)), { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 88 })
    .toBuffer()
}
