import {
  air,
  bigFir,
  darker,
  ellipse,
  figure,
  glow,
  hills,
  ink,
  mix,
  moods,
  path,
  polygon,
  px,
  type Random,
  randomFrom,
  rect,
  type Svg,
  scene,
  shaded,
  stars,
  stroke,
  times,
} from '../kit/index.ts'
import { back } from './publikum.ts'

const mood = moods.dusk

/** The stage: a shingled roof on larch posts, open to the wood behind. */
function stage(): Svg {
  const shingles = times(9, (row) => {
    const y = 470 - row * 21
    const inset = row * 29
    return times(34, (index) => {
      const x = 660 + inset + index * 24 + (row % 2) * 12
      return x > 1404 - inset ? '' : `M${px(x)} ${y}v18q10 8 20 0v-18Z`
    }).join('')
  }).join('')
  const posts = [690, 860, 1200, 1370].map(
    (x) => rect(x - 11, 484, 22, 218, '#6b4226') + rect(x - 11, 484, 8, 218, '#a86f3e'),
  )
  const braces = `M690 560L760 486M860 560L800 486M860 560L930 486M1200 560L1130 486M1200 560L1260 486M1370 560L1300 486`
  return (
    glow(1030, 600, 760, 420, '#ffc56b', 0.8) +
    shaded(
      [
        [0, '#7a4a2a'],
        [0.5, '#d99a55'],
        [1, '#ffdf9f'],
      ],
      (fill) => rect(690, 480, 680, 226, fill),
    ) +
    times(7, (index) => rect(760 + index * 86, 486, 8, 214, '#8f5a33', { opacity: '0.5' })).join(
      '',
    ) +
    backcloth() +
    path('M620 700H1440L1490 742H570Z', '#e0aa66') +
    path('M570 742H1490V776H570Z', '#7a4a2a') +
    times(13, (index) => rect(590 + index * 70, 742, 6, 34, '#5b351f')).join('') +
    singers() +
    stroke(braces, '#6b4226', 12) +
    posts.join('') +
    path(
      polygon([
        [610, 492],
        [880, 286],
        [1180, 286],
        [1450, 492],
      ]),
      '#4a3a33',
    ) +
    path(shingles, '#5f4a3d') +
    stroke('M610 492H1450', '#c98a4b', 9) +
    rect(876, 278, 308, 14, '#7a5a45') +
    times(11, (index) => {
      const x = 690 + index * 68
      return glow(x, 506, 50, 50, '#fff0c4', 0.8) + ellipse(x, 506, 6, 9, '#fff8e2')
    }).join('')
  )
}

/** A painted palace by the sea. */
function backcloth(): Svg {
  return (
    rect(900, 512, 260, 188, '#3f7c86') +
    rect(900, 600, 260, 100, '#2a6370') +
    ellipse(1030, 560, 34, 34, '#f2b552') +
    path('M900 700V600Q930 560 960 600V700ZM1100 700V600Q1130 560 1160 600V700Z', '#f3e0bd') +
    path('M924 620Q930 606 936 620V700H924ZM1124 620Q1130 606 1136 620V700H1124Z', '#a8553f') +
    stroke('M984 640q14-12 28 0t28 0t28 0', '#8fc7c4', 4)
  )
}

function singers(): Svg {
  const cast = [
    { x: 800, coat: '#8b1e3f', hasSkirt: true, hair: '#3a241b' },
    { x: 880, coat: '#1d5560', hat: '#fbf3e6', hair: '#241a18' },
    { x: 1030, coat: '#fbf3e6', hasSkirt: true, hair: '#5b2a1e', hat: '#8b1e3f' },
    { x: 1150, coat: '#dcb96d', hat: '#b3263f', hair: '#241a18' },
    { x: 1240, coat: '#5b2440', hasSkirt: true, hair: '#8a4b2d' },
    { x: 1310, coat: '#35557a', hat: '#fbf3e6', hair: '#241a18' },
  ]
  return cast
    .map((one, index) =>
      figure({ y: 716 + (index % 2) * 8, height: index === 2 ? 142 : 128, ...one }),
    )
    .join('')
}

/** Strings of lanterns between the trunks. */
function lanterns(): Svg {
  const lines = [
    [120, 330, 700, 470],
    [1400, 470, 1900, 320],
    [60, 520, 600, 640],
    [1480, 640, 1960, 500],
  ] as const
  return lines
    .map(([x1, y1, x2, y2]) => {
      const low = Math.max(y1, y2) + 40
      const bulbs = times(9, (index) => {
        const t = (index + 0.5) / 9
        const x = (1 - t) ** 2 * x1 + 2 * (1 - t) * t * ((x1 + x2) / 2) + t * t * x2
        const y = (1 - t) ** 2 * y1 + 2 * (1 - t) * t * low + t * t * y2
        return glow(x, y + 9, 42, 42, ink.gold, 0.75) + ellipse(x, y + 9, 8, 11, '#ffe9b8')
      }).join('')
      return stroke(`M${x1} ${y1}Q${(x1 + x2) / 2} ${low} ${x2} ${y2}`, '#1a2430', 3) + bulbs
    })
    .join('')
}

/** Backs of the audience on the slope, wrapped in blankets. */
function listeners(random: Random): Svg {
  return times(6, (row) => {
    const share = row / 5
    const y = 800 + share ** 1.2 * 300
    const size = 17 + share * 27
    const count = Math.round(2200 / (size * 3))
    const bench = rect(0, y + size * 1.5, 2000, size * 0.6, mix('#4a3a33', '#0e1a20', share))
    const rows = times(count, (index) => {
      if (random.chance(0.1)) return ''
      const x = index * size * 3 - 60 + (row % 2) * size * 1.4 + random.between(-4, 4)
      return back(random, {
        x,
        y,
        size,
        dark: 0.35 + share * 0.32,
        light: '#ffc56b',
        rim: 0.5 - share * 0.25,
      })
    }).join('')
    return rows + bench
  }).join('')
}

/** The forest stage at dusk. */
export function festivalWaldbuehne(): Svg {
  const random = randomFrom('festival-waldbuehne')
  const fir = (x: number, y: number, height: number, share: number) =>
    bigFir(
      random,
      { x, y, height, spread: height * 0.19, tiers: 13 },
      mix('#12303a', mood.haze, share),
      mix('#3d6670', mood.haze, share),
      x < 1000 ? 1 : -1,
    )
  return scene(
    2000,
    1125,
    air('festival-waldbuehne', mood, 760),
    stars(random, 140, 2000, 420),
    hills({
      seed: 'festival-waldbuehne',
      mood,
      count: 4,
      top: 330,
      base: 520,
      center: 1030,
      depth: 190,
      floor: 900,
      fir: 110,
    }),
    ...[
      [560, 640, 420],
      [1500, 640, 440],
      [690, 620, 360],
      [1380, 620, 370],
      [1040, 560, 330],
      [860, 560, 300],
      [1210, 560, 310],
    ].map(([x = 0, y = 0, height = 0]) => fir(x, y, height, 0.16)),
    ...[
      [440, 700, 560],
      [1620, 700, 570],
      [300, 740, 650],
      [1740, 740, 660],
    ].map(([x = 0, y = 0, height = 0]) => fir(x, y, height, 0.04)),
    shaded(
      [
        [0, '#8a7a4f'],
        [0.3, '#3f5648'],
        [1, '#0f2026'],
      ],
      (fill) => path('M0 720Q1000 650 2000 720V1125H0Z', fill),
    ),
    stage(),
    glow(1030, 800, 900, 130, '#ffc56b', 0.45),
    lanterns(),
    fir(120, 900, 900, 0),
    fir(1890, 900, 920, 0),
    fir(-20, 1000, 980, 0),
    fir(2030, 1000, 980, 0),
    listeners(random),
    rect(0, 1096, 2000, 40, darker('#0f2026', 0.3)),
  )
}
