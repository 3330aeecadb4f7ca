import sharp from 'sharp'

type Shape = { width: number; height: number; light: number; noise: number }

/** Photographs as towns have them, and as they spoil a page: each with how light it is on average. */
const shapes = {
  noisy: { width: 1_100, height: 700, light: 128, noise: 60 },
  dark: { width: 1_100, height: 700, light: 9, noise: 4 },
  bright: { width: 1_100, height: 700, light: 246, noise: 4 },
  upright: { width: 540, height: 960, light: 120, noise: 25 },
  panorama: { width: 2_400, height: 600, light: 140, noise: 25 },
  tiny: { width: 120, height: 90, light: 120, noise: 25 },
} as const satisfies Record<string, Shape>

export type DifficultPicture = keyof typeof shapes

/** Their names with what they are. */
export const difficultPictures = Object.entries(shapes)

/** Takes one of them, as a camera would: a JPEG with noise all over it. */
export function takeDifficult({ width, height, light, noise }: Shape): Promise<Buffer> {
  const grain = { type: 'gaussian', mean: light, sigma: noise } as const
  return sharp({ create: { width, height, channels: 3, background: '#000', noise: grain } })
    .jpeg({ quality: 92 })
    .toBuffer()
}
