import {
  ellipse,
  glow,
  ink,
  mix,
  path,
  polygon,
  px,
  randomFrom,
  rect,
  type Svg,
  scene,
  shaded,
  stars,
  stroke,
  times,
} from '../kit/index.ts'
import { fountain, palm } from './brunnen.ts'
import { gast } from './gaeste.ts'

const [vx, vy] = [1000, 560]
const iron = '#e9dcc2'

/** A place in the hall: x and y at the front, drawn back by depth (1 near, towards 0 far). */
function back(x: number, y: number, depth: number): readonly [number, number] {
  return [vx + (x - vx) * depth, vy + (y - vy) * depth]
}

const depths = [1.16, 0.82, 0.6, 0.45, 0.345, 0.27]

function roof(): Svg {
  const ribs = depths
    .map((depth) => {
      const [lx, ly] = back(60, 130, depth)
      const [rx] = back(1940, 130, depth)
      const [, top] = back(1000, -230, depth)
      return stroke(
        `M${px(lx)} ${px(ly)}Q${px(vx)} ${px(top - 130 * depth)} ${px(rx)} ${px(ly)}`,
        mix('#a88a68', '#4a3a48', 1 - depth * 0.8),
        20 * depth,
      )
    })
    .join('')
  const bars = times(13, (index) => {
    const angle = Math.PI * (1.06 + (index / 12) * 0.88)
    const [x1, y1] = [1000 + Math.cos(angle) * 1150, 200 + Math.sin(angle) * 480]
    const [x2, y2] = back(x1, y1, 0.24)
    return `M${px(x1)} ${px(y1)}L${px(x2)} ${px(y2)}`
  }).join('')
  return stroke(bars, '#7d6a70', 5, { opacity: '0.6' }) + ribs
}

function walls(): Svg {
  const near = 1.3
  const far = 0.24
  const side = (x: number) =>
    polygon([back(x, 150, near), back(x, 150, far), back(x, 1010, far), back(x, 1010, near)])
  const glass = (x: number) =>
    depths
      .slice(0, -1)
      .map((depth, index) => {
        const next = depths[index + 1] ?? far
        const [from, to] = [depth - (depth - next) * 0.16, next + (depth - next) * 0.16]
        const [a, b] = [back(x, 330, from), back(x, 330, to)]
        const [c, d] = [back(x, 860, to), back(x, 860, from)]
        const [t] = [back(x, 210, (from + to) / 2)]
        return (
          path(
            `M${px(d[0])} ${px(d[1])}L${px(a[0])} ${px(a[1])}Q${px(t[0])} ${px(t[1])} ${px(b[0])} ${px(b[1])}L${px(c[0])} ${px(c[1])}Z`,
            '#22395c',
          ) +
          stroke(
            `M${px((a[0] + b[0]) / 2)} ${px((a[1] + b[1]) / 2)}L${px((c[0] + d[0]) / 2)} ${px((c[1] + d[1]) / 2)}`,
            '#8a7a78',
            4,
          )
        )
      })
      .join('')
  return path(side(-60), '#6d4a4e') + path(side(2060), '#5f4048') + glass(-60) + glass(2060)
}

function floor(): Svg {
  const rows = times(16, (index) => 1.5 * 0.885 ** index)
  const tiles = rows.slice(0, -1).flatMap((depth, row) => {
    const next = rows[row + 1] ?? depth
    return times(18, (column) => {
      if ((row + column) % 2) return ''
      const [x1, x2] = [-800 + column * 200, -600 + column * 200]
      return polygon([
        back(x1, 1010, depth),
        back(x2, 1010, depth),
        back(x2, 1010, next),
        back(x1, 1010, next),
      ])
    })
  })
  return (
    shaded(
      [
        [0, '#c9925f'],
        [1, '#5b2f33'],
      ],
      (fill) => rect(0, 660, 2000, 470, fill),
    ) +
    path(tiles.join(''), '#f3dcb0', { opacity: '0.34' }) +
    glow(1000, 800, 720, 160, '#ffe2a0', 0.6)
  )
}

function pillar(x: number, depth: number): Svg {
  const [px0, foot] = back(x, 1010, depth)
  const [, top] = back(x, 150, depth)
  const half = 23 * depth
  const tone = mix(iron, '#8a5f50', (1 - depth) * 0.5)
  return (
    shaded(
      [
        [0, mix(tone, '#fff6e4', 0.4)],
        [0.5, tone],
        [1, mix(tone, '#3a2028', 0.5)],
      ],
      (fill) => rect(px0 - half * 0.62, top, half * 1.24, foot - top, fill),
      'right',
    ) +
    rect(px0 - half * 1.3, foot - 54 * depth, half * 2.6, 54 * depth, mix(tone, '#5b2440', 0.45)) +
    path(
      polygon([
        [px0 - half * 2.2, top],
        [px0 + half * 2.2, top],
        [px0 + half * 0.9, top + 74 * depth],
        [px0 - half * 0.9, top + 74 * depth],
      ]),
      '#c9974f',
    ) +
    [-1, 1]
      .map((side) => {
        const [gx, gy] = [px0 + side * 66 * depth, top + 196 * depth]
        return (
          stroke(
            `M${px(px0)} ${px(top + 236 * depth)}Q${px(gx)} ${px(top + 250 * depth)} ${px(gx)} ${px(gy + 20 * depth)}`,
            '#c9974f',
            7 * depth,
          ) +
          glow(gx, gy, 110 * depth, 110 * depth, ink.goldLight, 0.75) +
          ellipse(gx, gy, 21 * depth, 24 * depth, '#fff4d8')
        )
      })
      .join('')
  )
}

/** The pump room in the interval. */
export function festivalWandelhalle(): Svg {
  const random = randomFrom('festival-wandelhalle')
  const pairs = depths
    .toReversed()
    .map((depth) => pillar(250, depth) + pillar(1750, depth))
    .join('')
  const crowd = times(30, (index) => {
    const y = 730 + (index / 29) ** 1.4 * 350
    const depth = (y - vy) / 450
    const side = index % 2 ? 1 : -1
    const x = vx + side * random.between(210, 800) * depth
    return gast(random, x, y, 300 * depth)
  }).join('')
  return scene(
    2000,
    1125,
    shaded(
      [
        [0, '#131c38'],
        [1, '#3f4a72'],
      ],
      (fill) => rect(0, 0, 2000, 700, fill),
    ),
    stars(random, 70, 2000, 360),
    glow(1000, 520, 900, 460, '#d98a4f', 0.5),
    roof(),
    walls(),
    path(
      polygon([
        back(-60, 150, 0.24),
        back(2060, 150, 0.24),
        back(2060, 1010, 0.24),
        back(-60, 1010, 0.24),
      ]),
      '#f0bd72',
    ),
    times(5, (index) =>
      path(`M${800 + index * 84} 668V560A32 40 0 0 1 ${864 + index * 84} 560V668Z`, '#fff0c9'),
    ).join(''),
    floor(),
    palm(610, 800, 200),
    palm(1390, 800, 200),
    pairs,
    fountain(),
    crowd,
    palm(70, 1110, 420),
    palm(1935, 1110, 420),
  )
}
