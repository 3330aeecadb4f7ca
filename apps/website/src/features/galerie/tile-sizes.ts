/** Heights in rem that a row has about, once it is filled, by the width of the window. */
const rows = { wide: 14, middle: 10 }

/**
 * Widths in rem that a tile of a telephone says it has: nothing stands beside one that is twice as
 * broad as high (picture-grid.module.css), of all others two or more stand in a row. At two pixels
 * to a point that means the smallest file there is, and the next one.
 */
const onTelephones = { shared: 7.5, alone: 12 }
const narrowestAlone = 2

const inRem = (width: number) => `${Math.round(width * 10) / 10}rem`

/**
 * How wide a tile of a shape is about. Telephones load a whole page of tiles ahead, so less sharp
 * will do there: as sharp in every shape, and no file larger than a slow line has time for.
 */
export function tileSizes(shape: number): string {
  const { shared, alone } = onTelephones
  const narrow = shape < narrowestAlone ? shared : alone
  const [wide, middle] = [rows.wide, rows.middle].map((height) => inRem(height * shape))
  return `(min-width: 1024px) ${wide}, (min-width: 640px) ${middle}, ${inRem(narrow)}`
}
