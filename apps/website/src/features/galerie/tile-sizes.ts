/** Heights in rem that a row has about, once it is filled, by the width of the window. */
const rows = { wide: 14, middle: 10 }

/**
 * Widths in rem that a tile of a telephone says it has, by the shape up to which it says so. A row
 * has room for three or more upright and square ones, for two lying ones, and for one that is broad
 * (picture-grid.module.css). At two pixels to a point they take the files of 160, 240 and 480 pixels.
 */
const onTelephones = [
  { below: 1.15, width: 5 },
  { below: 1.8, width: 7.5 },
  { below: Number.POSITIVE_INFINITY, width: 12 },
] as const

const inRem = (width: number) => `${Math.round(width * 10) / 10}rem`

/**
 * How wide a tile of a shape is about. Telephones load a whole page of tiles ahead, so less sharp
 * will do there: as sharp in every shape, and no file larger than a slow line has time for.
 */
export function tileSizes(shape: number): string {
  const { width } = onTelephones.find(({ below }) => shape < below) ?? onTelephones[2]
  const [wide, middle] = [rows.wide, rows.middle].map((height) => inRem(height * shape))
  return `(min-width: 1024px) ${wide}, (min-width: 640px) ${middle}, ${inRem(width)}`
}
