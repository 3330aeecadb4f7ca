import type { Random } from './random.ts'
import { times } from './random.ts'
import { type Point, path, polygon, type Stop, type Svg, shaded } from './svg.ts'

/** Height of a line of hills: the y of its upper edge at an x. */
export type Ridge = (x: number) => number

/** How a line of hills runs: middle height, how far it rises and falls, how long its waves are. */
export type RidgeForm = {
  y: number
  rise: number
  wave: number
  /** Lifts (negative) or lowers the line at a place, for valleys and summits. */
  bend?: (x: number) => number
}

/** A rolling line of hills made of three waves. */
export function ridge(random: Random, { y, rise, wave, bend }: RidgeForm): Ridge {
  const waves = [1, 2.3, 5.1].map((frequency, index) => ({
    length: wave / frequency,
    phase: random.between(0, Math.PI * 2),
    share: [0.68, 0.24, 0.08][index] ?? 0,
  }))
  return (x) => {
    const swing = waves.reduce(
      (sum, { length, phase, share }) => sum + share * Math.sin((x / length) * Math.PI * 2 + phase),
      0,
    )
    return y - rise * swing + (bend ? bend(x) : 0)
  }
}

/** A bend that opens a valley: nothing at `center`, `depth` higher at `width` pixels beside it. */
export function valley(center: number, width: number, depth: number): (x: number) => number {
  return (x) => -depth * (1 - 1 / (1 + ((x - center) / width) ** 2))
}

/** Points along a ridge from edge to edge. */
export function along(line: Ridge, from: number, to: number, step = 12): Point[] {
  return times((to - from) / step + 1, (index): Point => {
    const x = Math.min(to, from + index * step)
    return [x, line(x)]
  })
}

/** Fills the land below a ridge down to `bottom`, from x `from` to `to`. */
export function land(
  line: Ridge,
  stops: readonly Stop[],
  bottom: number,
  from = -20,
  to = 2020,
): Svg {
  const outline = polygon([...along(line, from, to), [to, bottom], [from, bottom]])
  return shaded(stops, (fill) => path(outline, fill))
}
