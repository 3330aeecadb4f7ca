import { darker, lighter, mix } from './color.ts'
import type { Random } from './random.ts'
import { times } from './random.ts'
import { type Point, path, polygon, px, type Svg } from './svg.ts'
import type { Ridge } from './terrain.ts'

/** A fir: foot, height, half width and number of branch tiers. */
export type Fir = { x: number; y: number; height: number; spread: number; tiers: number }

function side(random: Random, fir: Fir, direction: 1 | -1): Point[] {
  const step = fir.height / (fir.tiers + 0.6)
  const points: Point[] = []
  for (let tier = 1; tier <= fir.tiers; tier += 1) {
    const share = (tier / fir.tiers) ** 0.86
    const reach = fir.spread * share * random.between(0.78, 1.12)
    const tip = fir.y - fir.height + step * (tier + random.between(-0.12, 0.16))
    points.push([fir.x + direction * reach, tip])
    points.push([fir.x + direction * reach * random.between(0.36, 0.52), tip - step * 0.26])
  }
  return points
}

function dense(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${px(x)} ${px(y)}`).join(' ')}Z`
}

/** Path data of a fir: its outline and the side that the light falls on. */
export function firPaths(
  random: Random,
  fir: Fir,
  light: 1 | -1,
): { outline: string; lit: string } {
  const [bright, dark] = [side(random, fir, light), side(random, fir, light === 1 ? -1 : 1)]
  const top: Point = [fir.x, fir.y - fir.height]
  const foot: Point = [fir.x, fir.y - fir.height * 0.02]
  const axis = times(fir.tiers, (index): Point => {
    const share = 1 - (index + 0.5) / fir.tiers
    const sway = (index % 2 === 0 ? 1 : -1) * fir.spread * 0.1 * share
    return [fir.x + light * fir.spread * 0.12 * share + sway, fir.y - fir.height * (1 - share)]
  })
  return {
    outline: dense([top, ...bright, foot, ...dark.toReversed()]),
    lit: dense([top, ...bright, ...axis]),
  }
}

/** How a wood of firs looks: size, density, colour, and where the light comes from. */
export type Wood = {
  height: number
  spacing: number
  color: string
  /** Colour of the lit side; none when left out. */
  lit?: string
  light?: 1 | -1
  tiers?: number
  slim?: number
  /** Where firs may stand. */
  where?: (x: number) => boolean
  from?: number
  to?: number
}

/** One row of firs along a ridge, all in one colour and, at most, one colour of light. */
export function firRow(random: Random, line: Ridge, wood: Wood): Svg {
  const { from = -30, to = 2030, slim = 0.2, tiers = 5, light = 1, where } = wood
  const outlines: string[] = []
  const lits: string[] = []
  for (let x = from; x < to; x += wood.spacing * random.between(0.6, 1.4)) {
    const height = wood.height * random.between(0.62, 1.18)
    const spread = height * slim * random.between(0.8, 1.2)
    const stands = !where || where(x)
    const foot = line(x) + height * random.between(0.05, 0.16)
    if (!stands) continue
    const paths = firPaths(random, { x, y: foot, height, spread, tiers }, light)
    outlines.push(paths.outline)
    if (random.chance(0.8)) lits.push(paths.lit)
  }
  return path(outlines.join(''), wood.color) + (wood.lit ? path(lits.join(''), wood.lit) : '')
}

/** A wooded slope: rows of firs from the crest down, changing colour on the way. */
export function firSlope(
  random: Random,
  line: Ridge,
  wood: Wood & { rows: number; depth: number; below: string },
): Svg {
  return times(wood.rows, (row) => {
    const share = wood.rows === 1 ? 0 : row / (wood.rows - 1)
    const color = mix(wood.color, wood.below, share)
    const shifted: Ridge = (x) => line(x) + share * wood.depth
    return firRow(random, shifted, {
      ...wood,
      color: mix(color, random.chance(0.5) ? darker(color, 0.2) : lighter(color, 0.1), 0.5),
      height: wood.height * (1 + share * 0.35),
      ...(wood.lit ? { lit: mix(wood.lit, wood.below, share * 0.8) } : {}),
    })
  }).join('')
}

/** A large fir for the foreground, with trunk, shade and light. */
export function bigFir(random: Random, fir: Fir, color: string, lit: string, light: 1 | -1): Svg {
  const trunk = polygon([
    [fir.x - fir.spread * 0.07, fir.y + fir.height * 0.04],
    [fir.x - fir.spread * 0.05, fir.y - fir.height * 0.2],
    [fir.x + fir.spread * 0.05, fir.y - fir.height * 0.2],
    [fir.x + fir.spread * 0.07, fir.y + fir.height * 0.04],
  ])
  const rows = times(3, (index) => {
    const inner: Fir = { ...fir, spread: fir.spread * (1 - index * 0.24) }
    const paths = firPaths(random, inner, light)
    const shade = mix(color, lit, index * 0.16)
    return path(paths.outline, shade) + path(paths.lit, mix(shade, lit, 0.5))
  })
  return path(trunk, darker(color, 0.4)) + rows.join('')
}
