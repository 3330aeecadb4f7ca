import { darker, ink, lighter } from './color.ts'
import { times } from './random.ts'
import { ellipse, group, path, polygon, px, rect, type Svg, stroke } from './svg.ts'

/** A car of the funicular, built in steps for a steep track; drawn level, 420 wide, foot at 0/0. */
export function funicularCar(color: string, lit: string): Svg {
  const compartments = times(4, (index) => {
    const x = index * 104
    const panes = times(2, (pane) => rect(x + 12 + pane * 42, -112, 36, 52, lit, { rx: 5 })).join(
      '',
    )
    return (
      rect(x, -132, 104, 118, color) +
      rect(x, -132, 104, 14, ink.cream) +
      rect(x, -46, 104, 7, ink.gold) +
      panes +
      stroke(`M${px(x + 104)} ${px(-132)}V-14`, darker(color, 0.3), 3)
    )
  }).join('')
  return group(
    {},
    rect(-10, -16, 436, 16, '#2c3438', { rx: 4 }),
    ...[40, 120, 300, 380].map((x) => ellipse(x, 2, 15, 15, '#20272b')),
    path(
      polygon([
        [-14, -118],
        [-2, -150],
        [418, -150],
        [430, -118],
      ]),
      lighter(color, 0.18),
    ),
    rect(-8, -132, 432, 118, color, { rx: 10 }),
    compartments,
    path('M-8 -150H424Q430 -160 414 -164H2Q-14 -160 -8 -150Z', '#e9dcc0'),
    ellipse(434, -36, 9, 9, ink.goldLight),
  )
}

/** A straight track on a slope with sleepers and rails, from point to point. */
export function track(
  from: readonly [number, number],
  to: readonly [number, number],
  gauge: readonly [near: number, far: number],
  bed: string,
): Svg {
  const [x1, y1] = from
  const [x2, y2] = to
  const [near, far] = gauge
  const length = Math.hypot(x2 - x1, y2 - y1)
  const across = [-(y2 - y1) / length, (x2 - x1) / length] as const
  const at = (share: number, offset: number): readonly [number, number] => {
    const half = (near + (far - near) * share) * offset
    return [x1 + (x2 - x1) * share + across[0] * half, y1 + (y2 - y1) * share + across[1] * half]
  }
  const sleepers = times(64, (index) => {
    const share = (index / 64) ** 1.12
    return `M${at(share, -0.72).map(px).join(' ')}L${at(share, 0.72).map(px).join(' ')}`
  }).join('')
  const rail = (offset: number) =>
    polygon([
      at(0, offset - 0.05),
      at(1, offset - 0.05),
      at(1, offset + 0.05),
      at(0, offset + 0.05),
    ])
  return (
    path(polygon([at(0, -1), at(1, -1), at(1, 1), at(0, 1)]), bed) +
    stroke(sleepers, darker(bed, 0.5), Math.max(3, near * 0.1)) +
    path(rail(-0.45) + rail(0.45) + rail(0), '#d9d4c6')
  )
}
