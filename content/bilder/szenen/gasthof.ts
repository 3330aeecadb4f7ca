import {
  air,
  bigFir,
  birds,
  bushes,
  cornice,
  darker,
  flowers,
  hills,
  ink,
  land,
  leafTree,
  lighter,
  moods,
  path,
  polygon,
  px,
  randomFrom,
  rect,
  type Svg,
  scene,
  shaded,
  somebody,
  stroke,
  times,
  wall,
  windowRow,
} from '../kit/index.ts'

const ground = 850
const wood = '#7a4f36'

function balcony(y: number): Svg {
  const random = randomFrom(`balcony-${y}`)
  const posts = times(58, (index) => `M${px(600 + index * 14)} ${px(y)}v-46`).join('')
  return (
    rect(586, y - 4, 828, 18, darker(wood, 0.2)) +
    stroke(posts, lighter(wood, 0.16), 7) +
    rect(590, y - 54, 820, 12, lighter(wood, 0.24)) +
    flowers(random, { left: 596, right: 1404, top: y - 66, bottom: y - 40 }, 330, [
      '#c9413d',
      '#e0605a',
      '#d9738a',
      '#4f8a55',
      '#3d7a4f',
    ])
  )
}

function inn(): Svg {
  const glass = (index: number) => (index % 4 === 1 ? ink.goldLight : '#6a8a8c')
  const roof = polygon([
    [500, 520],
    [860, 240],
    [1140, 240],
    [1500, 520],
  ])
  const shingles = times(17, (index) => {
    const share = index / 17
    return `M${px(860 - 360 * share)} ${px(240 + 280 * share)}H${px(1140 + 360 * share)}`
  }).join('')
  return (
    wall(610, ground, 780, 350, ink.plaster) +
    rect(610, ground - 350, 780, 122, wood) +
    stroke(
      times(40, (index) => `M${px(620 + index * 20)} ${ground - 350}v122`).join(''),
      darker(wood, 0.3),
      2,
    ) +
    shaded(
      [
        [0, '#a6715a'],
        [1, '#6d4636'],
      ],
      (fill) => path(roof, fill),
    ) +
    stroke(shingles, darker(ink.roof, 0.4), 2.5, { opacity: '0.5' }) +
    path(
      polygon([
        [500, 520],
        [1500, 520],
        [1480, 548],
        [520, 548],
      ]),
      darker(wood, 0.35),
    ) +
    [720, 940, 1160]
      .map(
        (x) =>
          path(
            polygon([
              [x - 20, 420],
              [x + 60, 350],
              [x + 140, 420],
            ]),
            '#8a5a45',
          ) +
          rect(x + 6, 418, 108, 62, ink.plaster) +
          rect(x + 26, 426, 68, 46, '#6a8a8c') +
          stroke(`M${x + 60} 426v46`, ink.cream, 4),
      )
      .join('') +
    windowRow({
      left: 640,
      right: 1360,
      foot: ground - 256,
      height: 70,
      count: 8,
      open: 0.44,
      glass,
      frame: '#3f6b58',
      bars: ink.cream,
    }) +
    balcony(ground - 226) +
    windowRow({
      left: 630,
      right: 950,
      foot: ground - 60,
      height: 92,
      count: 3,
      open: 0.48,
      glass,
      frame: '#3f6b58',
      bars: ink.cream,
    }) +
    windowRow({
      left: 1050,
      right: 1370,
      foot: ground - 60,
      height: 92,
      count: 3,
      open: 0.48,
      glass,
      frame: '#3f6b58',
      bars: ink.cream,
    }) +
    rect(956, ground - 150, 88, 150, darker(wood, 0.3)) +
    rect(966, ground - 140, 68, 140, '#3f6b58') +
    rect(976, ground - 128, 48, 52, ink.goldLight) +
    cornice(600, ground - 12, 800, 12, ink.sandstone) +
    stroke('M1420 470h80M1490 470v26', '#2b3336', 6) +
    rect(1450, 494, 84, 74, '#2f6350', { rx: 8 }) +
    path('M1492 508l18 44h-36Z', ink.goldLight)
  )
}

function table(x: number, y: number, size: number, color: string): Svg {
  return (
    rect(x - 3, y - size * 1.7, 6, size * 1.7, '#5a3a29') +
    path(
      `M${px(x - size)} ${px(y - size * 1.5)}Q${px(x)} ${px(y - size * 2.25)} ${px(x + size)} ${px(y - size * 1.5)}Z`,
      color,
    ) +
    path(
      `M${px(x)} ${px(y - size * 1.5)}Q${px(x + size * 0.3)} ${px(y - size * 2)} ${px(x)} ${px(y - size * 1.9)}Q${px(x + size * 0.7)} ${px(y - size * 1.95)} ${px(x + size)} ${px(y - size * 1.5)}Z`,
      lighter(color, 0.3),
    ) +
    rect(x - size * 0.7, y - size * 0.52, size * 1.4, size * 0.12, ink.cream) +
    rect(x - size * 0.5, y - size * 0.4, size * 0.09, size * 0.4, wood) +
    rect(x + size * 0.42, y - size * 0.4, size * 0.09, size * 0.4, wood)
  )
}

/** A guest house at the edge of the wood with balconies, flowers and a garden. */
export function gasthof(): Svg {
  const random = randomFrom('gasthof')
  const mood = moods.day
  const people = [
    [430, 960],
    [1560, 950],
    [1610, 956],
    [1000, 900],
  ] as const
  const way = polygon([
    [966, ground],
    [1034, ground],
    [1240, 1140],
    [820, 1140],
  ])
  return scene(
    2000,
    1125,
    air('gasthof', mood, 800),
    hills({
      seed: 'gasthof',
      mood,
      count: 5,
      top: 280,
      base: 620,
      center: 1000,
      depth: 330,
      floor: 860,
      fir: 84,
    }),
    land(
      () => 812,
      [
        [0, mood.meadow[0]],
        [1, mood.meadow[1]],
      ],
      1140,
    ),
    leafTree(random, { x: 480, y: 872, height: 360, spread: 130, leaf: '#4f8a55', lit: '#c9d27e' }),
    leafTree(random, {
      x: 1560,
      y: 872,
      height: 330,
      spread: 120,
      leaf: '#4f8a55',
      lit: '#c9d27e',
    }),
    inn(),
    bushes(random, { from: 600, to: 940, y: 868, size: 54 }, '#3f7350', '#8fb068'),
    bushes(random, { from: 1060, to: 1400, y: 868, size: 54 }, '#3f7350', '#8fb068'),
    shaded(
      [
        [0, '#f0e2c0'],
        [1, '#cdb184'],
      ],
      (fill) => path(way, fill),
    ),
    table(360, 980, 92, ink.redstone),
    table(600, 1010, 104, '#3f7a74'),
    table(1480, 1000, 100, ink.redstone),
    ...people.map(([x, y]) => somebody(random, x, y, y / 8)),
    flowers(random, { left: 0, right: 780, top: 1040, bottom: 1120 }, 120, [
      '#fbf3e2',
      '#e6b84f',
      '#d9656b',
    ]),
    flowers(random, { left: 1280, right: 2000, top: 1040, bottom: 1120 }, 110, [
      '#fbf3e2',
      '#e6b84f',
      '#d9656b',
    ]),
    bigFir(
      random,
      { x: 110, y: 1080, height: 760, spread: 190, tiers: 10 },
      '#173f35',
      '#3f7f66',
      1,
    ),
    bigFir(
      random,
      { x: 1900, y: 1070, height: 690, spread: 180, tiers: 10 },
      '#173f35',
      '#3f7f66',
      1,
    ),
    birds(random, 1500, 210, 4, '#3f6068'),
  )
}
