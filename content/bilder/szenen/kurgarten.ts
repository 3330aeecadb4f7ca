import {
  air,
  arcade,
  balustrade,
  birds,
  bushes,
  cornice,
  darker,
  ellipse,
  flowers,
  hills,
  hipRoof,
  ink,
  land,
  leafTree,
  lighter,
  moods,
  path,
  polygon,
  px,
  randomFrom,
  type Svg,
  scene,
  shaded,
  somebody,
  stroke,
  times,
  wall,
} from '../kit/index.ts'

const mood = moods.spring
const ground = 700

/** The pump room from the garden: a long row of arches under a slate roof. */
function hall(): Svg {
  const glass = [
    [0, '#5f7f84'],
    [0.6, '#a9c3bd'],
    [1, '#e3dcc0'],
  ] as const
  return (
    hipRoof(470, ground - 188, 1060, 96, ink.slate, 90) +
    wall(490, ground, 1020, 190, ink.sandstoneLight) +
    cornice(476, ground - 196, 1048, 16, ink.sandstone) +
    arcade({
      left: 500,
      right: 1500,
      foot: ground - 6,
      height: 140,
      count: 13,
      open: 0.68,
      glass,
      frame: ink.sandstone,
    }) +
    hipRoof(890, ground - 262, 220, 110, ink.roof, 76) +
    wall(910, ground, 180, 266, ink.sandstone) +
    cornice(896, ground - 270, 208, 14, ink.sandstone) +
    arcade({
      left: 920,
      right: 1080,
      foot: ground - 4,
      height: 214,
      count: 1,
      open: 0.7,
      glass,
      frame: ink.sandstoneLight,
      bars: '#6a5546',
    })
  )
}

type Bed = { left: number; right: number; top: number; bottom: number; flare: number; tone: number }

const tones = [
  ['#e0605a', '#f2b552', '#fbf3e2'],
  ['#d97a8a', '#fbf3e2', '#e9b6a0'],
  ['#8f7fc4', '#c7b6e8', '#fbf3e2'],
  ['#f2cf5a', '#f7e27a', '#fbf3e2'],
] as const

/** A bed with a clipped hedge around it; the edges run to the vanishing point. */
function bed({ left, right, top, bottom, flare, tone }: Bed): Svg {
  const random = randomFrom(`bed-${left}-${top}`)
  const depth = bottom - top
  const shape = (grow: number) =>
    polygon([
      [left - grow, top - grow * 0.3],
      [right + grow, top - grow * 0.3],
      [right + flare + grow, bottom + grow * 0.4],
      [left + flare * 0.4 - grow, bottom + grow * 0.4],
    ])
  const id = `bed-${Math.round(left)}-${Math.round(top)}`
  const range = { left: Math.min(left, left + flare * 0.4), right: Math.max(right, right + flare) }
  return (
    path(shape(depth * 0.16), '#2f6350') +
    path(shape(depth * 0.06), '#5b9a5a') +
    path(shape(-depth * 0.06), '#6b5a3f') +
    `<clipPath id="${id}"><path d="${shape(-depth * 0.05)}"/></clipPath><g clip-path="url(#${id})">${flowers(random, { ...range, top, bottom }, 90 + depth * 2.6, tones[tone % 4] ?? tones[0])}</g>`
  )
}

function basin(): Svg {
  const jets = [-46, -20, 0, 20, 46]
    .map(
      (reach) =>
        `M1000 812Q${px(1000 + reach * 0.5)} ${px(640 + Math.abs(reach))} ${px(1000 + reach * 2)} 812`,
    )
    .join('')
  return (
    ellipse(1000, 828, 236, 50, darker(ink.sandstone, 0.1)) +
    ellipse(1000, 818, 236, 48, lighter(ink.sandstone, 0.45)) +
    ellipse(1000, 820, 208, 38, ink.water) +
    ellipse(950, 814, 110, 14, ink.waterLight, { opacity: '0.7' }) +
    stroke(jets, '#eefaf8', 6, { 'stroke-linecap': 'round', opacity: '0.85' })
  )
}

/** The spa garden in spring: beds in patterns, a basin, the pump room behind. */
export function kurgarten(): Svg {
  const random = randomFrom('kurgarten')
  const beds: Bed[] = [
    { left: 430, right: 800, top: 770, bottom: 840, flare: -110, tone: 0 },
    { left: 1310, right: 1680, top: 770, bottom: 840, flare: 60, tone: 1 },
    { left: 190, right: 720, top: 900, bottom: 1010, flare: -170, tone: 2 },
    { left: 1410, right: 1860, top: 900, bottom: 1010, flare: 130, tone: 3 },
  ]
  return scene(
    2000,
    1125,
    air('kurgarten', mood, 640),
    hills({
      seed: 'kurgarten',
      mood,
      count: 4,
      top: 290,
      base: 560,
      center: 1000,
      depth: 240,
      floor: 760,
      fir: 76,
    }),
    leafTree(random, { x: 330, y: 728, height: 330, spread: 130, leaf: '#5b9a5a', lit: '#d6e08c' }),
    leafTree(random, {
      x: 1680,
      y: 728,
      height: 340,
      spread: 136,
      leaf: '#5b9a5a',
      lit: '#d6e08c',
      light: -1,
    }),
    hall(),
    balustrade(120, 716, 330, 30, ink.sandstone),
    balustrade(1550, 716, 330, 30, ink.sandstone),
    shaded(
      [
        [0, '#f6ead0'],
        [1, '#d9bf95'],
      ],
      (fill) => path('M-20 706H2020V1140H-20Z', fill),
    ),
    land(
      () => 752,
      [
        [0, '#bfd388'],
        [1, '#6a9f5c'],
      ],
      1140,
    ),
    shaded(
      [
        [0, '#f6ead0'],
        [1, '#d9bf95'],
      ],
      (fill) =>
        path('M940 706H1060L1130 900Q1180 1010 1330 1140H670Q820 1010 870 900Z', fill) +
        ellipse(1000, 828, 360, 84, fill),
    ),
    ...beds.map(bed),
    ...times(6, (index) => {
      const x = [250, 830, 1170, 1750, 740, 1260][index] ?? 0
      const y = [880, 890, 890, 880, 1096, 1096][index] ?? 0
      const size = [70, 52, 52, 70, 110, 110][index] ?? 0
      return (
        ellipse(x + 8, y, size * 0.5, size * 0.09, '#123a2c', { opacity: '0.3' }) +
        path(
          polygon([
            [x - size * 0.4, y],
            [x, y - size * 1.9],
            [x + size * 0.4, y],
          ]),
          '#2f6350',
        ) +
        path(
          polygon([
            [x - size * 0.02, y],
            [x, y - size * 1.9],
            [x + size * 0.4, y],
          ]),
          '#5b8f5f',
        )
      )
    }),
    basin(),
    somebody(random, 800, 884, 122),
    somebody(random, 1210, 872, 116),
    somebody(random, 1252, 878, 108),
    somebody(random, 930, 1040, 190),
    somebody(random, 1004, 1048, 180),
    bushes(random, { from: -40, to: 420, y: 1120, size: 90 }, '#3f7350', '#b9cf78'),
    bushes(random, { from: 1600, to: 2060, y: 1120, size: 90 }, '#3f7350', '#b9cf78'),
    birds(random, 500, 200, 4, '#5b7f86'),
  )
}
