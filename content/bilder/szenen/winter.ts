import {
  air,
  church,
  firRow,
  flowers,
  glow,
  hills,
  house,
  ink,
  land,
  lighter,
  mist,
  mix,
  moods,
  path,
  polygon,
  type Quarter,
  type Random,
  type Ridge,
  randomFrom,
  ridge,
  type Svg,
  scene,
  softLine,
  somebody,
  sun,
  times,
} from '../kit/index.ts'

const mood = {
  ...moods.winter,
  sky: [
    [0, '#4f7fa3'],
    [0.45, '#a9c3d3'],
    [0.75, '#f0d3bf'],
    [1, '#f7c99c'],
  ],
  haze: '#e6e2e2',
  windows: 0.7,
} as const

function snowyHouse(random: Random, x: number, y: number, quarter: Quarter): Svg {
  const front = quarter.size * random.between(0.9, 1.15)
  const [wall, roof, side] = [front * 0.66, front * 0.72, front * random.between(0.7, 1.3)]
  const [eaves, top] = [y - wall, y - wall - roof]
  const cap = polygon([
    [x + front / 2 - front * 0.04, top - front * 0.05],
    [x + front / 2 + side, top - front * 0.05],
    [x + front + side + front * 0.09, eaves + front * 0.08],
    [x + front + front * 0.04, eaves + front * 0.08],
  ])
  const verge = polygon([
    [x - front * 0.1, eaves + front * 0.08],
    [x + front / 2, top - front * 0.1],
    [x + front + front * 0.1, eaves + front * 0.08],
    [x + front / 2, top + front * 0.1],
  ])
  const built = house(random, {
    x,
    y,
    front,
    side,
    wall,
    roof,
    plaster: random.pick([ink.plaster, ink.cream, ink.sandstoneLight, '#e3cfb4', '#d9b79a']),
    tiles: ink.roof,
    isTimbered: random.chance(0.55),
    lit: 0.7,
    ...(quarter.haze ? { haze: quarter.haze } : {}),
  })
  return built + path(cap, mix(ink.snow, ink.snowShade, 0.35)) + path(verge, '#f8fafa')
}

function village(): Svg {
  const random = randomFrom('winter-village')
  return times(4, (index) => {
    const size = 46 + index * 22
    const ground: Ridge = (x) => 770 + index * 46 + ((x - 950) / 900) ** 2 * 16
    const haze = [mood.haze, 0.34 - index * 0.11] as const
    const parts: Svg[] = []
    for (let x = 470 - index * 110; x < 1430 + index * 60; x += size * random.between(1.7, 2.5)) {
      if (index < 3 || Math.abs(x - 930) > 210)
        parts.push(snowyHouse(random, x, ground(x), { size, haze }))
    }
    const spire =
      index === 1
        ? church(random, 1060, ground(1060) + 6, 190, { lit: 1, haze, roof: '#dfe8ec' })
        : ''
    return (
      spire +
      parts.join('') +
      path(
        softLine([
          [-20, ground(0) + 8],
          [500, ground(500) + 2],
          [1000, ground(1000) + 12],
          [2020, ground(2000) + 4],
        ]),
        'none',
      )
    )
  }).join('')
}

/** The town in snow with the first lights of the evening. */
export function winter(): Svg {
  const random = randomFrom('winter')
  const front: Ridge = ridge(random, { y: 950, rise: 20, wave: 1300 })
  const wood = {
    color: '#1d4049',
    lit: mix('#1d4049', ink.snow, 0.82),
    light: 1,
    tiers: 9,
    slim: 0.2,
  } as const
  const way = polygon([
    [930, 905],
    [1000, 905],
    [1060, 990],
    [1280, 1140],
    [760, 1140],
    [900, 990],
  ])
  return scene(
    2000,
    1125,
    air('winter', mood, 800),
    sun(620, 420, 38, '#f6c48c', 0.6),
    hills({
      seed: 'winter',
      mood,
      count: 6,
      top: 400,
      base: 690,
      center: 980,
      depth: 420,
      floor: 900,
      fir: 70,
      snow: true,
    }),
    land(
      () => 752,
      [
        [0, lighter(ink.snow, 0.3)],
        [1, '#cfdde4'],
      ],
      1140,
    ),
    mist(740, 130, '#f7efe8', 0.7),
    glow(960, 820, 640, 140, ink.gold, 0.3),
    village(),
    land(
      front,
      [
        [0, '#ffffff'],
        [0.4, ink.snow],
        [1, ink.snowShade],
      ],
      1140,
    ),
    path(way, '#d5e0e6'),
    somebody(random, 975, 968, 88),
    somebody(random, 1016, 972, 84),
    firRow(random, (x) => front(x) + 30, {
      ...wood,
      height: 210,
      spacing: 74,
      where: (x) => x < 560 || x > 1500,
    }),
    firRow(random, (x) => front(x) + 120, {
      ...wood,
      color: '#153640',
      height: 330,
      spacing: 110,
      where: (x) => x < 330 || x > 1690,
    }),
    flowers(random, { left: 0, right: 2000, top: 0, bottom: 1125 }, 190, ['#ffffff', '#f4f8fa']),
  )
}
