import {
  ellipse,
  glow,
  type Point,
  path,
  polygon,
  px,
  randomFrom,
  rect,
  type Svg,
  stroke,
  times,
} from '../kit/index.ts'
import { lettering } from './lettering.ts'
import { imprint, poster, tint } from './poster.ts'

type Curve = readonly [Point, Point, Point, Point]

/** The way of the voice: it leaves the mouth, dips, turns and goes out over the edge. */
const course: readonly Curve[] = [
  [
    [604, 1128],
    [800, 1010],
    [960, 1470],
    [1210, 1330],
  ],
  [
    [1210, 1330],
    [1460, 1180],
    [1090, 1010],
    [1020, 880],
  ],
  [
    [1020, 880],
    [930, 700],
    [1180, 640],
    [1580, 760],
  ],
]

function bezier([a, b, c, d]: Curve, t: number): Point {
  const at = (index: 0 | 1) =>
    (1 - t) ** 3 * a[index] +
    3 * (1 - t) ** 2 * t * b[index] +
    3 * (1 - t) * t ** 2 * c[index] +
    t ** 3 * d[index]
  return [at(0), at(1)]
}

function along(share: number): Point {
  const place = Math.min(share, 0.9999) * course.length
  const curve = course[Math.floor(place)]
  return curve ? bezier(curve, place % 1) : [0, 0]
}

/** A place on one of the five lines, -2 to 2; they open as the voice goes on. */
function voice(share: number, line: number): Point {
  const [x, y] = along(share)
  const [nx, ny] = along(share + 0.004)
  const length = Math.hypot(nx - x, ny - y) || 1
  const spread = 4 + share * 34
  return [x - ((ny - y) / length) * line * spread, y + ((nx - x) / length) * line * spread]
}

function staves(): Svg {
  return [-2, -1, 0, 1, 2]
    .map((line) => {
      const points = times(91, (index) =>
        voice(index / 92, line)
          .map(px)
          .join(' '),
      )
      return stroke(`M${points.join('L')}`, tint.goldLight, 6, { opacity: '0.9' })
    })
    .join('')
}

function notes(): Svg {
  const places: readonly (readonly [share: number, line: number])[] = [
    [0.12, 1],
    [0.19, -1],
    [0.26, 0],
    [0.33, 1],
    [0.4, 0],
    [0.47, -1],
    [0.55, 1],
    [0.63, 0],
    [0.71, -1],
    [0.79, 1],
    [0.86, 0],
    [0.93, 1],
  ]
  return places
    .map(([share, line]) => {
      const [x, y] = voice(share, line)
      const size = 12 + share * 22
      return (
        ellipse(x, y, size * 1.25, size * 0.92, tint.goldLight, {
          transform: `rotate(-20 ${px(x)} ${px(y)})`,
        }) +
        stroke(
          `M${px(x + size * 1.1)} ${px(y - size * 0.2)}v${px(-size * 4.6)}q${px(size * 0.4)} ${px(size * 1.5)} ${px(size * 1.7)} ${px(size * 2.4)}`,
          tint.goldLight,
          size * 0.3,
          { 'stroke-linecap': 'round' },
        )
      )
    })
    .join('')
}

function singer(): Svg {
  return (
    path('M410 1790C420 1560 450 1420 478 1330L566 1330C604 1430 660 1560 690 1790Z', tint.gold) +
    path('M540 1330H566C604 1430 660 1560 690 1790H570C580 1600 570 1440 540 1330Z', '#b98e45') +
    stroke(
      'M470 1400Q440 1600 436 1786M510 1400Q506 1600 510 1786M556 1420Q596 1600 624 1786',
      '#a67c38',
      6,
    ) +
    path(
      'M474 1336C458 1270 466 1220 484 1206Q522 1232 560 1206C578 1220 586 1270 568 1336Q520 1356 474 1336Z',
      tint.goldLight,
    ) +
    path('M484 1208Q500 1180 506 1150H540Q544 1182 560 1208Q522 1238 484 1208Z', tint.skin) +
    stroke('M486 1222Q420 1250 352 1206', tint.skin, 24, { 'stroke-linecap': 'round' }) +
    stroke('M560 1222Q628 1230 676 1176', '#d99f77', 24, { 'stroke-linecap': 'round' }) +
    path(
      'M486 1104C478 1060 508 1036 536 1042C566 1050 574 1084 572 1104C580 1110 584 1118 574 1122C576 1146 560 1166 536 1164C506 1160 490 1136 486 1104Z',
      tint.skin,
    ) +
    ellipse(566, 1128, 11, 15, tint.wine) +
    path(
      'M482 1116C462 1060 486 1012 532 1014C570 1018 580 1046 572 1066C548 1058 524 1064 516 1086C512 1110 500 1122 482 1116Z',
      tint.plumNight,
    ) +
    ellipse(478, 1040, 34, 32, tint.plumNight) +
    stroke('M540 1092q10 7 20 2', tint.plumNight, 5, { 'stroke-linecap': 'round' })
  )
}

function stalls(): Svg {
  const random = randomFrom('gala-stalls')
  return times(3, (row) =>
    times(15, (index) => {
      const x = index * 112 - (row % 2) * 56 - 10 + random.between(-8, 8)
      const y = 1740 + row * 62
      const size = 32 + row * 7
      const tone = ['#4f0f22', '#3a0b1a', '#270712'][row] ?? '#270712'
      return (
        path(
          `M${px(x - size * 1.5)} ${px(y + 160)}Q${px(x - size * 1.4)} ${px(y + size)} ${px(x)} ${px(y + size * 0.8)}Q${px(x + size * 1.4)} ${px(y + size)} ${px(x + size * 1.5)} ${px(y + 160)}Z`,
          tone,
        ) + ellipse(x, y, size * 0.78, size, tone)
      )
    }).join(''),
  ).join('')
}

/** The gala: a voice that unrolls over the sheet. */
export function plakatGala(): Svg {
  return poster(
    '#8d1a38',
    path(
      polygon([
        [-140, 0],
        [120, 0],
        [900, 1800],
        [200, 1800],
      ]),
      '#a3294a',
    ),
    path(
      polygon([
        [520, 0],
        [580, 0],
        [760, 1800],
        [330, 1800],
      ]),
      '#b84560',
    ),
    glow(530, 1360, 520, 620, '#f6d48c', 0.4),
    ellipse(550, 1800, 330, 44, '#f0d9a0', { opacity: '0.6' }),
    staves(),
    notes(),
    singer(),
    stalls(),
    rect(0, 1900, 1500, 200, '#270712'),
    lettering('Belcanto', { x: 110, y: 300, size: 282, fill: tint.cream }),
    lettering('Gala', { x: 110, y: 540, size: 282, fill: tint.goldLight }),
    imprint(tint.gold),
  )
}
