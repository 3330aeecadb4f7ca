import {
  air,
  birds,
  darker,
  ellipse,
  hills,
  houseRow,
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
} from '../kit/index.ts'

const mood = moods.day

/** A car from the side, drawn 100 wide on its wheels. */
function car(x: number, y: number, size: number, paint: string, isVan = false): Svg {
  const body = isVan
    ? 'M-50 -8V-36Q-48 -44 -40 -45H24Q34 -44 40 -28L49 -24Q52 -20 51 -8Z'
    : 'M-51 -8Q-53 -22 -44 -25L-30 -27Q-20 -42 -8 -43H12Q24 -42 32 -27L46 -24Q52 -21 51 -8Z'
  const glass = isVan
    ? 'M-42 -28V-38H-16V-28ZM-12 -28V-38H12V-28ZM16 -28V-38H24Q30 -36 34 -28Z'
    : 'M-25 -27Q-18 -38 -8 -39H0V-27ZM4 -27V-39H12Q20 -38 27 -27Z'
  const wheel = (at: number) => ellipse(at, -7, 9, 9, '#20272b') + ellipse(at, -7, 4, 4, '#b9c3c6')
  return `<g transform="translate(${px(x)} ${px(y)}) scale(${px(size / 10) === '0' ? 1 : size / 100})">${ellipse(2, 1, 56, 4, '#0b1f22', { opacity: '0.3' })}${path(body, paint)}${path(isVan ? 'M-50 -8V-20H50Q52 -18 51 -8Z' : 'M-51 -8Q-52 -17 -49 -19H50Q52 -17 51 -8Z', darker(paint, 0.2))}${path(glass, '#a9cdd0')}${stroke('M-46 -22H44', lighter(paint, 0.4), 1.4)}${wheel(-31)}${wheel(32)}${rect(45, -20, 5, 4, ink.goldLight)}</g>`
}

/** A parking sign and a charging point. */
function furniture(): Svg {
  return (
    rect(1506, 620, 10, 300, '#56646a') +
    rect(1462, 560, 98, 98, '#1f5f8b', { rx: 12 }) +
    path('M1492 634V584H1516Q1536 584 1536 600T1516 616H1504V634Z', '#ffffff') +
    path('M1504 595H1514Q1524 595 1524 600T1514 606H1504Z', '#1f5f8b') +
    rect(1640, 760, 52, 160, '#e9efe9', { rx: 8 }) +
    rect(1650, 776, 32, 40, ink.fir, { rx: 4 }) +
    path('M1668 782L1656 800H1666L1660 814L1676 794H1666Z', ink.gold) +
    stroke('M1690 820Q1730 850 1712 900', '#2b3336', 6)
  )
}

function bays(): Svg {
  const lines = times(10, (index) => {
    const x = 130 + index * 190
    return `M${px(x)} 850L${px(x + (x - 1000) * 0.34)} 1000`
  }).join('')
  return stroke(lines, '#f3ead5', 8, { opacity: '0.85' })
}

/** The car park at the bath house under chestnut trees, with charging points. */
export function parkplatz(): Svg {
  const random = randomFrom('parkplatz')
  const trees = [60, 420, 800, 1180, 1580, 1940]
  return scene(
    2000,
    1125,
    air('parkplatz', mood, 700),
    hills({
      seed: 'parkplatz',
      mood,
      count: 5,
      top: 280,
      base: 590,
      center: 1100,
      depth: 320,
      floor: 800,
      fir: 74,
    }),
    houseRow(random, 700, 1500, () => 740, { size: 78, haze: [mood.haze, 0.16] }),
    land(
      () => 736,
      [
        [0, '#b9c98a'],
        [1, '#6a9a5c'],
      ],
      1140,
    ),
    ...trees.map((x, index) =>
      leafTree(random, {
        x,
        y: 800 + (index % 2) * 12,
        height: 430 + (index % 3) * 40,
        spread: 176,
        leaf: '#4f8a55',
        lit: '#c9d27e',
      }),
    ),
    shaded(
      [
        [0, '#cbbfae'],
        [1, '#8d857b'],
      ],
      (fill) => path('M-20 806H2020V1140H-20Z', fill),
    ),
    rect(-20, 800, 2040, 12, '#e3d7c0'),
    bays(),
    ...trees.map((x) => ellipse(x + 120, 880, 240, 34, '#4a4f45', { opacity: '0.22' })),
    car(250, 900, 190, ink.redstone),
    car(560, 902, 196, '#e9e4d6', true),
    car(900, 900, 186, ink.waterDeep),
    car(1330, 902, 196, ink.gold),
    furniture(),
    car(1800, 910, 200, '#8fb0a3'),
    path(
      polygon([
        [-20, 1010],
        [2020, 1010],
        [2020, 1022],
        [-20, 1022],
      ]),
      '#e9dcc0',
      { opacity: '0.7' },
    ),
    car(640, 1090, 320, ink.firMid),
    somebody(random, 1080, 1040, 200),
    somebody(random, 1150, 1046, 188),
    somebody(random, 1450, 960, 150),
    birds(random, 620, 180, 4, '#4f7680'),
  )
}
