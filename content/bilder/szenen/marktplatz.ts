import {
  ellipse,
  flowers,
  glow,
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
  somebody,
  stroke,
  times,
} from '../kit/index.ts'
import { fountain, square } from './platz.ts'

function crowd(seed: string, places: readonly (readonly [number, number, number])[]): Svg {
  const random = randomFrom(seed)
  return places.map(([x, y, height]) => somebody(random, x, y, height)).join('')
}

/** The market square with town hall and fountain at noon. */
export function marktplatz(): Svg {
  const people = crowd('markt-people', [
    [420, 880, 120],
    [468, 884, 112],
    [700, 850, 96],
    [1210, 860, 100],
    [1500, 930, 138],
    [1560, 938, 130],
    [1604, 946, 84],
    [250, 1010, 170],
    [1780, 1030, 178],
  ])
  return square(moods.day, 'marktplatz', ['#e0cda9', '#bfa27c'], fountain(1000, 980) + people)
}

function stall(x: number, y: number, size: number, color: string, random: Random): Svg {
  const stripes = times(
    6,
    (index) =>
      `M${px(x + (index * 2 * size) / 11)} ${px(y - size * 0.66)}h${px(size / 11)}l${px(size * 0.01)} ${px(size * 0.17)}h${px(-size / 11)}Z`,
  ).join('')
  return (
    glow(x + size / 2, y - size * 0.4, size * 0.85, size * 0.55, ink.gold, 0.55) +
    rect(x + size * 0.05, y - size * 0.6, size * 0.9, size * 0.6, '#f4cf86') +
    rect(x, y - size * 0.3, size, size * 0.3, '#6d4630') +
    flowers(
      random,
      { left: x + 8, right: x + size - 8, top: y - size * 0.36, bottom: y - size * 0.31 },
      26,
      ['#c9413d', '#e0a03f', '#5f9a55', '#f3e7d1'],
    ) +
    path(
      polygon([
        [x - size * 0.06, y - size * 0.56],
        [x + size * 0.06, y - size * 0.78],
        [x + size * 0.94, y - size * 0.78],
        [x + size * 1.06, y - size * 0.56],
      ]),
      color,
    ) +
    path(stripes, ink.cream, { opacity: '0.85' }) +
    ellipse(x + size * 0.5, y - size * 0.5, 8, 9, '#fff6d8')
  )
}

/** An evening market with lit stalls on the square. */
export function abendmarkt(): Svg {
  const random = randomFrom('abendmarkt')
  const far = [340, 600, 1180, 1440].map((x, index) =>
    stall(x, 880, 190, index % 2 === 0 ? ink.redstone : ink.firMid, random),
  )
  const near = [40, 1560].map((x, index) =>
    stall(x, 1056, 380, index === 0 ? ink.waterDeep : ink.redstone, random),
  )
  const lights = [
    [-20, 420, 620],
    [640, 420, 720],
    [1360, 420, 660],
  ]
    .map(([x = 0, y = 0, span = 0]) => {
      const bulbs = times(13, (index) => {
        const share = (index + 0.5) / 13
        const sag = 4 * share * (1 - share) * 70
        return (
          glow(x + share * span, y + sag + 8, 26, 26, ink.goldLight, 0.6) +
          ellipse(x + share * span, y + sag + 8, 6, 7, '#fff3cf')
        )
      }).join('')
      return stroke(`M${x} ${y}Q${x + span / 2} ${y + 140} ${x + span} ${y}`, '#1c2c3c', 3) + bulbs
    })
    .join('')
  const people = crowd('abendmarkt-people', [
    [560, 912, 112],
    [604, 916, 104],
    [820, 930, 120],
    [900, 960, 132],
    [948, 966, 122],
    [1120, 950, 128],
    [1330, 980, 142],
    [1380, 986, 90],
    [760, 1040, 176],
    [1180, 1060, 186],
    [1246, 1066, 172],
  ])
  return square(
    moods.dusk,
    'abendmarkt',
    [mix('#6d6a72', ink.gold, 0.18), '#333f52'],
    glow(1000, 900, 900, 220, ink.gold, 0.3) + far.join('') + lights + people + near.join(''),
  )
}
