import {
  air,
  arcade,
  balustrade,
  column,
  cornice,
  darker,
  ellipse,
  glow,
  hills,
  hipRoof,
  ink,
  leafTree,
  lighter,
  mirrored,
  mix,
  moods,
  path,
  polygon,
  randomFrom,
  rect,
  type Stop,
  type Svg,
  scene,
  shaded,
  somebody,
  stars,
  steps,
  stroke,
  times,
  wall,
} from '../kit/index.ts'

const mood = moods.dusk
const ground = 830
const stone = '#b59a8c'
const warm: readonly Stop[] = [
  [0, '#e79a3f'],
  [0.5, ink.gold],
  [1, '#ffe9b8'],
]

function mansard(x: number, y: number, width: number, height: number): Svg {
  const dormers = times(5, (index) => {
    const left = x + width * (0.13 + index * 0.165)
    return (
      rect(left, y - height * 0.62, 46, 52, stone) +
      ellipse(left + 23, y - height * 0.62, 25, 20, darker(ink.slate, 0.2)) +
      rect(left + 11, y - height * 0.56, 24, 36, ink.gold)
    )
  }).join('')
  return (
    hipRoof(x, y, width, height, '#33465a', 46) +
    hipRoof(x + 44, y - height, width - 88, 46, '#2a3b4f', 90) +
    dormers
  )
}

function wings(): Svg {
  return (
    mansard(420, ground - 330, 1160, 120) +
    wall(440, ground, 1120, 330, stone) +
    cornice(426, ground - 338, 1148, 18, stone) +
    cornice(440, ground - 186, 1120, 10, stone) +
    arcade({
      left: 462,
      right: 760,
      foot: ground - 200,
      height: 112,
      count: 4,
      open: 0.52,
      glass: warm,
      frame: lighter(stone, 0.2),
      bars: '#6b4a35',
    }) +
    arcade({
      left: 1240,
      right: 1538,
      foot: ground - 200,
      height: 112,
      count: 4,
      open: 0.52,
      glass: warm,
      frame: lighter(stone, 0.2),
      bars: '#6b4a35',
    }) +
    arcade({
      left: 462,
      right: 760,
      foot: ground - 26,
      height: 132,
      count: 4,
      open: 0.58,
      glass: warm,
      frame: lighter(stone, 0.2),
      bars: '#6b4a35',
    }) +
    arcade({
      left: 1240,
      right: 1538,
      foot: ground - 26,
      height: 132,
      count: 4,
      open: 0.58,
      glass: warm,
      frame: lighter(stone, 0.2),
      bars: '#6b4a35',
    })
  )
}

function portico(): Svg {
  const [left, right] = [750, 1250]
  const columns = times(6, (index) =>
    column(left + 34 + index * 86.4, ground - 6, 300, 38, '#c9ad9b'),
  ).join('')
  const lyre = `M976 466c-26-34-22-60 6-72M1024 466c26-34 22-60-6-72M970 468h60M988 400v66M1000 396v70M1012 400v66`
  return (
    wall(left, ground, right - left, 380, lighter(stone, 0.08)) +
    arcade({
      left: left + 34,
      right: right - 34,
      foot: ground - 10,
      height: 268,
      count: 5,
      open: 0.6,
      glass: warm,
      frame: darker(stone, 0.2),
      bars: '#7a4d2c',
    }) +
    columns +
    rect(left - 16, ground - 372, right - left + 32, 68, lighter(stone, 0.22)) +
    cornice(left - 26, ground - 380, right - left + 52, 16, lighter(stone, 0.2)) +
    path(
      polygon([
        [left - 30, ground - 380],
        [1000, ground - 494],
        [right + 30, ground - 380],
      ]),
      lighter(stone, 0.3),
    ) +
    path(
      polygon([
        [left + 40, ground - 390],
        [1000, ground - 474],
        [right - 40, ground - 390],
      ]),
      darker(stone, 0.3),
    ) +
    stroke(lyre, ink.gold, 6, { 'stroke-linecap': 'round', transform: 'translate(0 -18)' })
  )
}

function lamps(): Svg {
  return [250, 560, 1440, 1750]
    .map(
      (x) =>
        glow(x, 716, 110, 110, ink.gold, 0.6) +
        rect(x - 4, 720, 8, 190, '#16222e') +
        rect(x - 14, 902, 28, 12, '#16222e') +
        ellipse(x, 714, 17, 20, '#fff0c4') +
        rect(x - 20, 692, 40, 6, '#16222e'),
    )
    .join('')
}

function audience(): Svg {
  const random = randomFrom('konzerthaus-people')
  return times(26, (index) => {
    const y = 880 + (index % 4) * 34 + random.between(0, 16)
    const x = 1000 + random.between(-1, 1) * (180 + (y - 860) * 3)
    return { y, markup: somebody(random, x, y, 92 + (y - 880) * 0.35) }
  })
    .toSorted((one, other) => one.y - other.y)
    .map(({ markup }) => markup)
    .join('')
}

/** The concert hall at dusk, all windows lit, people on their way in. */
export function konzerthaus(): Svg {
  const random = randomFrom('konzerthaus')
  const building = wings() + portico()
  const leaf = mix('#31563f', mood.near, 0.6)
  const tree = (x: number, height: number) =>
    leafTree(random, { x, y: 890, height, spread: height * 0.36, leaf, lit: '#7d7a58' })
  return scene(
    2000,
    1125,
    air('konzerthaus', mood, 840),
    stars(random, 110, 2000, 380),
    hills({
      seed: 'konzerthaus',
      mood,
      count: 5,
      top: 360,
      base: 640,
      center: 1040,
      depth: 320,
      floor: 900,
      fir: 80,
    }),
    glow(1000, 640, 980, 420, ink.gold, 0.34),
    building,
    shaded(
      [
        [0, '#6d6a72'],
        [0.5, '#4a5566'],
        [1, '#2b3a4c'],
      ],
      (fill) => rect(0, ground, 2000, 320, fill),
    ),
    `<clipPath id="square"><rect x="0" y="${ground + 30}" width="2000" height="320"/></clipPath><g clip-path="url(#square)">${mirrored(ground + 16, building, 0.2, 0.5)}</g>`,
    steps(760, ground - 8, 480, 6, 8, '#b39c8f'),
    balustrade(150, 876, 470, 30, '#8d8084'),
    balustrade(1380, 876, 470, 30, '#8d8084'),
    glow(1000, 900, 620, 130, ink.goldLight, 0.4),
    tree(90, 420),
    tree(290, 360),
    tree(1730, 370),
    tree(1920, 430),
    lamps(),
    audience(),
  )
}
