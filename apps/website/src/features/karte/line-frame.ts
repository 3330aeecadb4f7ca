import type { Position } from '@kurstadt/contract'
import type { BaseMap } from './base-map.ts'
import { isWithin, ratioOf, shareOf } from './places.ts'

type Edges = BaseMap['grenzen']

/** How wide a drawn map of ways may be for each unit of height. */
const ratios = { least: 0.9, most: 1.4 } as const
/** Share of its width and height that stays free around the ways. */
const margin = 0.08
/** Degrees that a map shows at least: about 600 metres. */
const smallest = 0.0055

/** The middle and the length of a side. */
const spanOf = (from: number, to: number) => ({ at: (from + to) / 2, long: Math.abs(to - from) })

const edgesAround = (x: ReturnType<typeof spanOf>, y: ReturnType<typeof spanOf>): Edges => ({
  west: x.at - x.long / 2,
  ost: x.at + x.long / 2,
  sued: y.at - y.long / 2,
  nord: y.at + y.long / 2,
})

/** The piece of land of a drawn map on which points lie with some room, never too tall or too flat. */
export function frameOf(points: readonly Position[]): Edges {
  const [x, y] = [points.map(([laenge]) => laenge), points.map(([, breite]) => breite)]
  const wide = spanOf(Math.min(...x), Math.max(...x))
  const high = spanOf(Math.min(...y), Math.max(...y))
  const grown = (long: number) => Math.max(smallest, long * (1 + 2 * margin))
  const [east, north] = [
    { ...wide, long: grown(wide.long) },
    { ...high, long: grown(high.long) },
  ]
  const ratio = ratioOf(edgesAround(east, north))
  if (ratio < ratios.least) east.long *= ratios.least / ratio
  if (ratio > ratios.most) north.long *= ratio / ratios.most
  return edgesAround(east, north)
}

/** Metres of a degree of latitude. */
const degree = 111_320

/** A length for the scale of a map, in metres, and its share of the width: at most a quarter. */
export function scaleIn({ nord, ost, sued, west }: Edges): { metres: number; share: number } {
  const width = (ost - west) * degree * Math.cos((((nord + sued) / 2) * Math.PI) / 180)
  const lengths = [1, 2, 5].flatMap((one) => [100, 1_000, 10_000].map((ten) => one * ten))
  const metres = lengths.toSorted((a, b) => a - b).findLast((one) => one <= width / 4) ?? 50
  return { metres, share: metres / width }
}

/** Units of a drawing's width. */
export const drawingWidth = 1_000

/** Points as a drawing has them: its width is `drawingWidth`. */
export function drawnPoints(edges: Edges, points: readonly Position[]): string {
  const height = drawingWidth / ratioOf(edges)
  return points
    .map(([laenge, breite]) => {
      const { x, y } = shareOf(edges, { laenge, breite })
      return `${(x * drawingWidth).toFixed(1)},${(y * height).toFixed(1)}`
    })
    .join(' ')
}

/** Where a picture of a piece of land lies in a drawing of another one. */
export function pictureIn(edges: Edges, { nord, ost, sued, west }: Edges) {
  const height = drawingWidth / ratioOf(edges)
  const from = shareOf(edges, { breite: nord, laenge: west })
  const to = shareOf(edges, { breite: sued, laenge: ost })
  return {
    x: from.x * drawingWidth,
    y: from.y * height,
    width: (to.x - from.x) * drawingWidth,
    height: (to.y - from.y) * height,
  }
}

/** True where a way leaves the drawing of what a map is about. */
export function leavesFrame(frame: readonly Position[], points: readonly Position[]): boolean {
  if (frame.length === 0) return false
  const edges = frameOf(frame)
  return points.some(([laenge, breite]) => !isWithin(edges, { breite, laenge }))
}
