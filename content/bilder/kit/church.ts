import { ink, lighter, mix } from './color.ts'
import { house, type Quarter } from './house.ts'
import type { Random } from './random.ts'
import { ellipse, group, path, polygon, rect, type Svg } from './svg.ts'

/** A church with a pointed spire; `x` is the middle of the tower, `y` the ground. */
export function church(
  random: Random,
  x: number,
  y: number,
  size: number,
  quarter: Omit<Quarter, 'size'> & { roof?: string },
): Svg {
  const [air, share] = quarter.haze ?? ['#ffffff', 0]
  const tint = (color: string) => (share > 0 ? mix(color, air, share) : color)
  const [width, tall] = [size * 0.34, size * 1.25]
  const top = y - tall
  const spire = (left: number, right: number, color: string) =>
    path(
      polygon([
        [x + left, top],
        [x, top - size * 0.95],
        [x + right, top],
      ]),
      color,
    )
  const nave = house(random, {
    x: x + width * 0.1,
    y,
    front: size * 0.5,
    side: size * 0.8,
    wall: size * 0.5,
    roof: size * 0.5,
    plaster: ink.sandstoneLight,
    tiles: quarter.roof ?? ink.roof,
    ...(quarter.lit === undefined ? {} : { lit: quarter.lit }),
    ...(quarter.haze === undefined ? {} : { haze: quarter.haze }),
  })
  const wall = tint(ink.sandstoneLight)
  const louvre = tint(quarter.lit ? ink.gold : '#4d4a48')
  return group(
    {},
    nave,
    rect(x - width / 2, top, width, tall, wall),
    rect(x + width * 0.12, top, width * 0.38, tall, tint(ink.sandstone)),
    spire(-width * 0.62, width * 0.62, tint(ink.slate)),
    spire(-width * 0.62, width * 0.05, tint(lighter(ink.slate, 0.22))),
    ellipse(x, top + size * 0.42, width * 0.24, width * 0.24, tint(ink.cream)),
    rect(x - width * 0.12, top + size * 0.1, width * 0.24, size * 0.18, louvre),
    rect(x - 1.2, top - size * 1.08, 2.4, size * 0.16, tint(ink.gold)),
  )
}
