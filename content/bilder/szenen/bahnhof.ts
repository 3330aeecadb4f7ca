import {
  air,
  arcade,
  bushes,
  cornice,
  darker,
  ellipse,
  figure,
  hills,
  hipRoof,
  ink,
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

function station(): Svg {
  const stone = '#dcb58f'
  const glass = () => '#6f8f95'
  return (
    hipRoof(160, 470, 700, 110, ink.roof, 80) +
    wall(180, 760, 660, 290, stone) +
    cornice(166, 464, 688, 14, stone) +
    windowRow({
      left: 200,
      right: 820,
      foot: 570,
      height: 68,
      count: 7,
      open: 0.42,
      glass,
      frame: ink.sandstoneLight,
      bars: ink.cream,
    }) +
    path(
      polygon([
        [420, 470],
        [510, 340],
        [600, 470],
      ]),
      lighter(stone, 0.2),
    ) +
    path(
      polygon([
        [402, 476],
        [510, 318],
        [618, 476],
        [596, 476],
        [510, 350],
        [424, 476],
      ]),
      ink.redstone,
    ) +
    ellipse(510, 428, 28, 28, ink.cream) +
    stroke('M510 428v-19M510 428h13', ink.timber, 4) +
    arcade({
      left: 196,
      right: 824,
      foot: 760,
      height: 132,
      count: 6,
      open: 0.6,
      glass: [
        [0, '#58777d'],
        [1, '#b9c9bd'],
      ],
      frame: ink.redstone,
      bars: '#5c4a42',
    }) +
    path(
      polygon([
        [150, 636],
        [890, 636],
        [920, 612],
        [150, 612],
      ]),
      '#4f7d78',
    ) +
    stroke(times(8, (index) => `M${px(190 + index * 96)} 636V762`).join(''), '#35564f', 7)
  )
}

function train(): Svg {
  const red = '#a63d35'
  const car = (x: number) => {
    const panes = times(6, (index) =>
      rect(x + 44 + index * 92, 690, 66, 66, '#bcdcdc', { rx: 8 }),
    ).join('')
    const doors = [x + 8, x + 590]
      .map((at) => rect(at, 684, 34, 122, ink.cream, { rx: 4 }))
      .join('')
    return (
      rect(x, 660, 636, 160, red, { rx: 14 }) + rect(x, 770, 636, 12, ink.cream) + panes + doors
    )
  }
  const nose = 'M2040 660H1010Q930 664 896 742Q884 790 894 820H2040Z'
  return (
    path('M930 820H2040V846H950Z', '#2b3336') +
    path(nose, red) +
    path('M1000 676Q944 682 918 742H1000Z', '#bcdcdc') +
    rect(890, 770, 140, 12, ink.cream) +
    ellipse(914, 796, 12, 10, '#fff2c4') +
    car(1030) +
    car(1676) +
    path('M990 660Q1000 644 1030 644H2040V660Z', darker(red, 0.3)) +
    [1000, 1090, 1560, 1740, 1840]
      .map((x) => ellipse(x, 846, 24, 24, '#22292c') + ellipse(x, 846, 9, 9, '#8c9496'))
      .join('')
  )
}

/** The small station: a regional train waits, guests step out. */
export function bahnhof(): Svg {
  const random = randomFrom('bahnhof')
  const mood = moods.morning
  const tree = (x: number, height: number) =>
    leafTree(random, { x, y: 770, height, spread: height * 0.38, leaf: '#4f8a55', lit: '#c9d27e' })
  const people = [
    [300, 950, 150],
    [356, 956, 140],
    [640, 930, 132],
    [790, 960, 156],
    [838, 968, 104],
  ] as const
  return scene(
    2000,
    1125,
    air('bahnhof', mood, 780),
    hills({
      seed: 'bahnhof',
      mood,
      count: 6,
      top: 330,
      base: 650,
      center: 900,
      depth: 360,
      floor: 840,
      fir: 66,
    }),
    shaded(
      [
        [0, mood.meadow[0]],
        [1, mood.meadow[1]],
      ],
      (fill) => rect(0, 740, 2000, 200, fill),
    ),
    bushes(random, { from: 820, to: 2020, y: 770, size: 60 }, '#4f8a55', '#a9c070'),
    tree(60, 380),
    tree(930, 300),
    tree(1180, 260),
    tree(1520, 310),
    tree(1850, 280),
    station(),
    shaded(
      [
        [0, '#8f8375'],
        [1, '#6f665e'],
      ],
      (fill) => rect(0, 826, 2000, 60, fill),
    ),
    stroke('M0 852H2000', '#d8d2c4', 6),
    train(),
    shaded(
      [
        [0, '#e9d8b6'],
        [1, '#c6a97e'],
      ],
      (fill) =>
        path(
          polygon([
            [-20, 880],
            [2020, 880],
            [2020, 1140],
            [-20, 1140],
          ]),
          fill,
        ),
    ),
    rect(0, 880, 2000, 16, lighter(ink.cream, 0.3)),
    stroke(
      times(26, (index) => `M${px(index * 80)} 896L${px(index * 130 - 620)} 1130`).join(''),
      '#b59a72',
      3,
      { opacity: '0.5' },
    ),
    ...people.map(([x, y, height]) => somebody(random, x, y, height)),
    figure({ x: 1240, y: 980, height: 170, coat: ink.waterDeep, hat: '#d8bd8c', hair: '#6b4a2f' }),
    rect(1274, 928, 44, 54, '#7a4d35', { rx: 6 }),
    figure({
      x: 1330,
      y: 988,
      height: 162,
      coat: ink.sandstoneDark,
      hair: '#3a2a22',
      hasSkirt: true,
    }),
  )
}
