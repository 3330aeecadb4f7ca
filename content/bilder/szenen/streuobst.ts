import {
  air,
  birds,
  church,
  darker,
  ellipse,
  figure,
  flowers,
  hills,
  houseRow,
  ink,
  land,
  leafTree,
  moods,
  path,
  px,
  type Random,
  randomFrom,
  ridge,
  type Svg,
  scene,
  shaded,
  stroke,
  times,
  valley,
} from '../kit/index.ts'

const mood = moods.spring

/** An apple tree in blossom. */
function blossom(random: Random, x: number, y: number, size: number): Svg {
  return (
    ellipse(x + size * 0.2, y + 2, size * 0.62, size * 0.07, '#123a2c', { opacity: '0.24' }) +
    leafTree(random, {
      x,
      y,
      height: size * 1.5,
      spread: size * 0.62,
      leaf: '#dba9a2',
      lit: '#fff4ea',
      trunk: '#5a4336',
    })
  )
}

function fence(y: number): Svg {
  const posts = times(24, (index) => {
    const x = index * 88 - 20
    const at = y + Math.sin(x / 300) * 14
    return `M${px(x)} ${px(at)}v-66`
  }).join('')
  const rail = (lift: number) =>
    `M-20 ${px(y - lift)}${times(21, (index) => {
      const x = (index + 1) * 100
      return `L${px(x)} ${px(y - lift + Math.sin(x / 300) * 14)}`
    }).join('')}`
  return stroke(rail(46) + rail(22), '#a07f5c', 9) + stroke(posts, darker('#a07f5c', 0.2), 12)
}

function sheep(x: number, y: number, size: number): Svg {
  return (
    ellipse(x + 4, y, size * 0.8, size * 0.1, '#123a2c', { opacity: '0.25' }) +
    path(
      `M${px(x - size * 0.4)} ${px(y)}v${px(-size * 0.4)}M${px(x + size * 0.36)} ${px(y)}v${px(-size * 0.4)}`,
      'none',
      { stroke: '#4a4038', 'stroke-width': size * 0.12 },
    ) +
    ellipse(x, y - size * 0.6, size * 0.68, size * 0.42, ink.cream) +
    ellipse(x - size * 0.1, y - size * 0.76, size * 0.5, size * 0.26, '#fffaf0') +
    ellipse(x + size * 0.7, y - size * 0.72, size * 0.22, size * 0.26, '#5a4a40')
  )
}

/** Orchard meadows above the town, in May. */
export function streuobst(): Svg {
  const random = randomFrom('streuobst')
  const slope = ridge(random, { y: 700, rise: 26, wave: 1700, bend: valley(1350, 900, 110) })
  const front = ridge(random, { y: 900, rise: 30, wave: 1900 })
  const trees = [
    [230, 0.62],
    [520, 0.7],
    [800, 0.66],
    [1500, 0.68],
    [1760, 0.62],
  ] as const
  return scene(
    2000,
    1125,
    air('streuobst', mood, 700),
    hills({
      seed: 'streuobst',
      mood,
      count: 5,
      top: 290,
      base: 600,
      center: 1240,
      depth: 330,
      floor: 800,
      fir: 66,
    }),
    church(random, 1236, 706, 128, { haze: [mood.haze, 0.28] }),
    houseRow(random, 1040, 1500, () => 716, { size: 56, haze: [mood.haze, 0.22] }),
    land(
      slope,
      [
        [0, '#cfdc96'],
        [1, '#8fb56d'],
      ],
      1140,
    ),
    ...trees.map(([x, share]) => blossom(random, x, slope(x) + 46, 170 * share)),
    sheep(1010, 850, 40),
    sheep(1096, 838, 34),
    sheep(1210, 862, 42),
    land(
      front,
      [
        [0, '#b5cd7c'],
        [1, '#4f8350'],
      ],
      1140,
    ),
    shaded(
      [
        [0, '#f0e2c0'],
        [1, '#d3b98c'],
      ],
      (fill) =>
        path('M1230 890Q1120 960 1180 1020T1060 1140H1330Q1420 1040 1330 980T1276 890Z', fill),
    ),
    blossom(random, 1640, 980, 300),
    fence(960),
    figure({ x: 1200, y: 1010, height: 128, coat: ink.waterDeep, hair: '#d9d3c8', hat: '#d8bd8c' }),
    figure({ x: 1256, y: 1016, height: 120, coat: ink.redstone, hair: '#6b4a2f', hasSkirt: true }),
    blossom(random, 330, 1040, 400),
    flowers(random, { left: 0, right: 1020, top: 980, bottom: 1120 }, 240, [
      '#fbf3e2',
      '#f2cf5a',
      '#e9d6f0',
      '#f7e27a',
    ]),
    flowers(random, { left: 1400, right: 2000, top: 1000, bottom: 1120 }, 150, [
      '#fbf3e2',
      '#f2cf5a',
      '#e9d6f0',
    ]),
    birds(random, 1560, 240, 4, '#4f7076'),
  )
}
