import {
  air,
  arcade,
  church,
  cornice,
  darker,
  ellipse,
  flowers,
  hills,
  hipRoof,
  house,
  ink,
  lighter,
  type Mood,
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
  wall,
  windowRow,
} from '../kit/index.ts'

const ground = 800

/** The market fountain; `y` is its foot. */
export function fountain(x: number, y: number): Svg {
  const jets = [-70, -36, 36, 70].map(
    (reach) =>
      `M${px(x)} ${px(y - 196)}Q${px(x + reach * 0.6)} ${px(y - 220)} ${px(x + reach)} ${px(y - 64)}`,
  )
  return (
    ellipse(x, y + 4, 232, 40, '#0b1f22', { opacity: '0.22' }) +
    shaded(
      [
        [0, lighter(ink.sandstone, 0.3)],
        [1, ink.sandstoneDark],
      ],
      (fill) =>
        path(
          `M${px(x - 205)} ${px(y - 74)}L${px(x - 188)} ${px(y)}Q${px(x)} ${px(y + 40)} ${px(x + 188)} ${px(y)}L${px(x + 205)} ${px(y - 74)}Z`,
          fill,
        ),
    ) +
    ellipse(x, y - 74, 210, 32, lighter(ink.sandstone, 0.35)) +
    ellipse(x, y - 74, 190, 26, ink.water) +
    ellipse(x - 40, y - 78, 90, 9, ink.waterLight, { opacity: '0.7' }) +
    rect(x - 22, y - 250, 44, 176, ink.sandstone) +
    rect(x + 4, y - 250, 18, 176, ink.sandstoneDark, { opacity: '0.5' }) +
    path(
      `M${px(x - 74)} ${px(y - 176)}Q${px(x)} ${px(y - 130)} ${px(x + 74)} ${px(y - 176)}Z`,
      lighter(ink.sandstone, 0.2),
    ) +
    stroke(jets.join(''), '#d9f0ee', 5, { opacity: '0.85', 'stroke-linecap': 'round' }) +
    path(
      polygon([
        [x - 34, y - 250],
        [x, y - 300],
        [x + 34, y - 250],
      ]),
      ink.sandstone,
    ) +
    ellipse(x, y - 312, 17, 19, ink.gold)
  )
}

function townHall(lit: number): Svg {
  const random = randomFrom('rathaus-windows')
  const glass = () => (random.chance(lit) ? ink.gold : '#55707a')
  const stone = '#e6cba6'
  const dark =
    lit > 0.4
      ? ([
          [0, '#d98f3e'],
          [1, ink.goldLight],
        ] as const)
      : ([
          [0, '#3f5158'],
          [1, '#6f6a62'],
        ] as const)
  return (
    hipRoof(640, ground - 420, 720, 150, ink.roof, 90) +
    rect(955, ground - 648, 90, 120, stone) +
    rect(1008, ground - 648, 37, 120, darker(stone, 0.14)) +
    ellipse(1000, ground - 612, 29, 29, ink.cream) +
    stroke(`M1000 ${ground - 612}v-19M1000 ${ground - 612}h13`, ink.timber, 4) +
    path(
      polygon([
        [942, ground - 648],
        [1000, ground - 752],
        [1058, ground - 648],
      ]),
      ink.slate,
    ) +
    path(
      polygon([
        [1006, ground - 648],
        [1000, ground - 752],
        [1058, ground - 648],
      ]),
      lighter(ink.slate, 0.25),
    ) +
    wall(664, ground, 672, 420, stone) +
    cornice(650, ground - 428, 700, 16, stone) +
    path(
      `M880 ${ground - 428}V${ground - 496}H915V${ground - 540}H955V${ground - 580}H1045V${ground - 540}H1085V${ground - 496}H1120V${ground - 428}Z`,
      lighter(stone, 0.22),
    ) +
    windowRow({
      left: 940,
      right: 1060,
      foot: ground - 468,
      height: 60,
      count: 2,
      open: 0.5,
      glass,
      frame: ink.redstone,
      bars: ink.cream,
    }) +
    windowRow({
      left: 690,
      right: 1310,
      foot: ground - 326,
      height: 72,
      count: 9,
      open: 0.46,
      glass,
      frame: ink.redstone,
      bars: ink.cream,
    }) +
    windowRow({
      left: 690,
      right: 1310,
      foot: ground - 200,
      height: 80,
      count: 9,
      open: 0.46,
      glass,
      frame: ink.redstone,
      bars: ink.cream,
    }) +
    cornice(664, ground - 172, 672, 12, stone) +
    arcade({
      left: 676,
      right: 1324,
      foot: ground,
      height: 140,
      count: 6,
      open: 0.72,
      glass: dark,
      frame: ink.redstone,
    }) +
    flowers(random, { left: 700, right: 1300, top: ground - 198, bottom: ground - 188 }, 150, [
      '#c9413d',
      '#e0605a',
      '#4f8a55',
    ])
  )
}

function side(random: Random, xs: readonly number[], lit: number): Svg {
  const plasters = ['#f0dcb8', '#e3b98f', '#d9c9a8', '#f3e7d1', '#cfa07e'] as const
  return xs
    .map((x, index) =>
      house(random, {
        x,
        y: ground + 6 + (index % 2) * 10,
        front: 250,
        side: 70,
        wall: 330 + (index % 3) * 30,
        roof: 210,
        plaster: plasters[index % 5] ?? ink.plaster,
        tiles: index % 2 === 0 ? ink.roof : '#7d3f33',
        isTimbered: index % 3 !== 1,
        lit,
      }),
    )
    .join('')
}

function paving(colors: readonly [string, string]): Svg {
  const rows = times(12, (index) => `M0 ${px(ground + 8 + (index / 12) ** 1.5 * 330)}H2000`).join(
    '',
  )
  const lines = times(
    41,
    (index) => `M${px(700 + index * 15)} ${ground}L${px(-1400 + index * 120)} 1130`,
  ).join('')
  return (
    shaded(
      [
        [0, colors[0]],
        [1, colors[1]],
      ],
      (fill) => rect(0, ground, 2000, 330, fill),
    ) + stroke(rows + lines, darker(colors[1], 0.25), 2, { opacity: '0.35' })
  )
}

/** The market square with its houses and town hall; `front` stands on the paving. */
export function square(
  mood: Mood,
  seed: string,
  colors: readonly [string, string],
  front: Svg,
): Svg {
  const random = randomFrom(seed)
  return scene(
    2000,
    1125,
    air(seed, mood, 820),
    mood.windows > 0.5 ? stars(random, 90, 2000, 360) : '',
    hills({
      seed: 'markt',
      mood,
      count: 4,
      top: 300,
      base: 560,
      center: 1000,
      depth: 260,
      floor: 820,
      fir: 60,
    }),
    church(random, 1500, ground - 10, 336, {
      lit: mood.windows > 0.5 ? 1 : 0,
      haze: [mood.haze, 0.25],
    }),
    side(random, [-130, 130, 390, 1370, 1630, 1890], mood.windows),
    townHall(mood.windows),
    paving(colors),
    front,
  )
}
