import {
  air,
  bushes,
  column,
  darker,
  ellipse,
  figure,
  flowers,
  hills,
  ink,
  land,
  leafTree,
  lighter,
  type Mood,
  mix,
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
  steps,
  stroke,
  times,
} from '../kit/index.ts'

type Season = {
  leaf: string
  lit: string
  path: readonly [string, string]
  beds: readonly [string, ...string[]]
  leaves: boolean
}

function bandstand(x: number, y: number, size: number): Svg {
  const roof = `M${px(x - size)} ${px(y - size * 1.12)}Q${px(x - size * 0.4)} ${px(y - size * 1.3)} ${px(x)} ${px(y - size * 1.86)}Q${px(x + size * 0.4)} ${px(y - size * 1.3)} ${px(x + size)} ${px(y - size * 1.12)}Z`
  const fringe = times(15, (index) => {
    const left = x - size + (index * size * 2) / 15
    return `M${px(left)} ${px(y - size * 1.12)}a${px(size / 15)} ${px(size * 0.08)} 0 0 0 ${px((size * 2) / 15)} 0Z`
  }).join('')
  return (
    ellipse(x, y + size * 0.1, size * 1.25, size * 0.13, '#0b1f22', { opacity: '0.2' }) +
    rect(x - size * 0.95, y - size * 0.2, size * 1.9, size * 0.3, ink.sandstone) +
    rect(x - size, y - size * 0.24, size * 2, size * 0.07, ink.sandstoneLight) +
    steps(x - size * 0.25, y - size * 0.18, size * 0.5, 4, size * 0.07, ink.sandstone) +
    shaded(
      [
        [0, '#c9b792'],
        [1, '#8f8a74'],
      ],
      (fill) =>
        rect(x - size * 0.86, y - size * 1.1, size * 1.72, size * 0.88, fill, { opacity: '0.35' }),
    ) +
    [-0.88, -0.45, 0.45, 0.88]
      .map((at) => column(x + size * at, y - size * 0.22, size * 0.9, size * 0.09, ink.cream))
      .join('') +
    stroke(
      `M${px(x - size * 0.88)} ${px(y - size * 0.42)}H${px(x - size * 0.45)}M${px(x + size * 0.45)} ${px(y - size * 0.42)}H${px(x + size * 0.88)}`,
      ink.cream,
      size * 0.025,
    ) +
    shaded(
      [
        [0, '#7fb0a6'],
        [1, '#3f7a74'],
      ],
      (fill) => path(roof, fill),
    ) +
    path(fringe, ink.cream) +
    rect(x - 2, y - size * 2.02, 4, size * 0.2, ink.gold) +
    ellipse(x, y - size * 2.02, 7, 7, ink.gold)
  )
}

function avenue(season: Season, side: -1 | 1, far: number): Svg {
  const random = randomFrom(`kurpark-avenue-${side}`)
  return times(6, (index) => {
    const share = (index / 5) ** 1.6
    const x = 1000 + side * (150 + share * 810)
    const y = far + 24 + share * 330
    const height = 190 + share * 620
    const shadow = ellipse(x - side * 60 * share, y, height * 0.4, height * 0.05, '#12301f', {
      opacity: '0.2',
    })
    return (
      shadow +
      leafTree(random, {
        x,
        y,
        height,
        spread: height * 0.37,
        leaf: mix(season.leaf, '#cfe0c6', 0.35 * (1 - share)),
        lit: season.lit,
        light: -1,
      })
    )
  }).join('')
}

function bench(x: number, y: number, size: number): Svg {
  const wood = '#8a5a3c'
  return (
    rect(x, y - size * 0.42, size * 1.6, size * 0.09, wood) +
    rect(x, y - size * 0.86, size * 1.6, size * 0.09, lighter(wood, 0.15)) +
    rect(x, y - size * 0.68, size * 1.6, size * 0.09, wood) +
    [0.1, 1.4]
      .map((at) => rect(x + size * at, y - size * 0.9, size * 0.07, size * 0.9, '#2c3433'))
      .join('')
  )
}

function fallen(season: Season): Svg {
  const random = randomFrom('kurpark-leaves')
  if (!season.leaves) return ''
  return flowers(random, { left: 60, right: 1940, top: 840, bottom: 1110 }, 260, [
    season.lit,
    '#c9702e',
    '#e0a03f',
    '#a8502c',
  ])
}

function kurparkIn(mood: Mood, season: Season, seed: string): Svg {
  const random = randomFrom(seed)
  const far = 760
  const walk = polygon([
    [930, far],
    [1070, far],
    [1640, 1140],
    [360, 1140],
  ])
  const walkers = [
    [985, 812, 84],
    [1022, 816, 80],
    [870, 905, 128],
    [1180, 960, 160],
    [1234, 966, 152],
  ] as const
  return scene(
    2000,
    1125,
    air(seed, mood, 780),
    hills({
      seed: 'kurpark',
      mood,
      count: 5,
      top: 360,
      base: 600,
      center: 1000,
      depth: 300,
      floor: 820,
      fir: 66,
    }),
    land(
      () => far - 18,
      [
        [0, mood.meadow[0]],
        [1, mood.meadow[1]],
      ],
      1140,
    ),
    bushes(
      random,
      { from: -20, to: 2020, y: far + 2, size: 62 },
      mix(season.leaf, mood.haze, 0.2),
      mix(season.lit, mood.haze, 0.2),
    ),
    shaded(
      [
        [0, season.path[0]],
        [1, season.path[1]],
      ],
      (fill) => path(walk, fill),
    ),
    bandstand(1000, far + 20, 128),
    avenue(season, -1, far),
    avenue(season, 1, far),
    path(
      polygon([
        [250, 1000],
        [560, 930],
        [470, 1035],
        [60, 1140],
        [-20, 1140],
      ]),
      darker(mood.meadow[1], 0.2),
    ),
    flowers(random, { left: 190, right: 500, top: 965, bottom: 1040 }, 170, season.beds),
    path(
      polygon([
        [1750, 1000],
        [1440, 930],
        [1530, 1035],
        [1940, 1140],
        [2020, 1140],
      ]),
      darker(mood.meadow[1], 0.2),
    ),
    flowers(random, { left: 1500, right: 1810, top: 965, bottom: 1040 }, 170, season.beds),
    bench(590, 968, 78),
    fallen(season),
    ...walkers.map(([x, y, height]) => somebody(random, x, y, height)),
    figure({ x: 1130, y: 962, height: 96, coat: ink.gold, hair: '#6b4a2f' }),
  )
}

/** The chestnut avenue leads to the bandstand, in spring. */
export function kurpark(): Svg {
  return kurparkIn(
    moods.spring,
    {
      leaf: '#4f8a55',
      lit: '#cfdc86',
      path: ['#efe2c2', '#dcc69b'],
      beds: ['#d9656b', '#f2b552', '#fbf3e2', '#c9577a'],
      leaves: false,
    },
    'kurpark',
  )
}

/** The same avenue in autumn. */
export function kurparkHerbst(): Svg {
  return kurparkIn(
    moods.autumn,
    {
      leaf: '#b0682f',
      lit: '#f0b94e',
      path: ['#eddcb9', '#cdb184'],
      beds: ['#a8502c', '#d9a03f', '#8a3f45', '#fbf3e2'],
      leaves: true,
    },
    'kurpark-herbst',
  )
}
