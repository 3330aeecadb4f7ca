import {
  air,
  bushes,
  darker,
  ellipse,
  figure,
  firRow,
  flowers,
  hills,
  house,
  ink,
  land,
  leafTree,
  lighter,
  moods,
  path,
  polygon,
  px,
  type Random,
  randomFrom,
  rect,
  river,
  riverGlints,
  type Svg,
  scene,
  stroke,
  times,
} from '../kit/index.ts'

function wheel(x: number, y: number, radius: number): Svg {
  const wood = '#6b4630'
  const paddles = times(12, (index) => {
    const angle = (index / 12) * Math.PI * 2
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    return `M${px(x)} ${px(y)}L${px(x + cos * radius)} ${px(y + sin * radius)}M${px(x + cos * radius - sin * 17)} ${px(y + sin * radius + cos * 17)}L${px(x + cos * radius + sin * 17)} ${px(y + sin * radius - cos * 17)}`
  }).join('')
  return (
    stroke(paddles, wood, 8) +
    ellipse(x, y, radius * 0.98, radius * 0.98, 'none', {
      stroke: lighter(wood, 0.18),
      'stroke-width': 10,
    }) +
    ellipse(x, y, radius * 0.7, radius * 0.7, 'none', { stroke: wood, 'stroke-width': 8 }) +
    ellipse(x, y, 14, 14, darker(wood, 0.3))
  )
}

function stones(random: Random, count: number): Svg {
  return times(count, () => {
    const share = random.between(0.1, 1)
    const y = 850 + share * 260
    const side = random.chance(0.5) ? 1 : -1
    const x =
      960 + Math.sin(share * 3.4) * 130 + side * (50 + share * 280) * random.between(0.92, 1.12)
    const size = 8 + share * 34 * random.between(0.5, 1)
    return (
      ellipse(x, y, size * 1.4, size * 0.7, '#8b8a80') +
      ellipse(x - size * 0.2, y - size * 0.18, size * 0.9, size * 0.36, '#bdbaa9')
    )
  }).join('')
}

function children(): Svg {
  return (
    figure({ x: 770, y: 1000, height: 118, coat: ink.gold, hair: '#6b4a2f' }) +
    figure({
      x: 846,
      y: 1018,
      height: 104,
      coat: ink.redstone,
      hair: '#2a211d',
      skin: '#a8714f',
      hasSkirt: true,
    }) +
    figure({ x: 1420, y: 960, height: 112, coat: ink.water, hair: '#b98a4e' }) +
    figure({ x: 1330, y: 930, height: 168, coat: ink.firMid, hair: '#8a4b2d', hat: '#d8bd8c' }) +
    `<g transform="translate(806 1046)">${path('M-30 0H30L20 16H-20Z', ink.roof)}${path('M0 -46L26 -6H0Z', ink.cream)}${rect(-2, -48, 3, 48, ink.timber)}</g>`
  )
}

/** The brook path for families: mill wheel, stepping stones, children with a paper boat. */
export function muehlbach(): Svg {
  const random = randomFrom('muehlbach')
  const mood = moods.spring
  const course = (share: number) => ({
    x: 960 + Math.sin(share * 3.4) * 130,
    half: 34 + share ** 1.3 * 270,
  })
  return scene(
    2000,
    1125,
    air('muehlbach', mood, 760),
    hills({
      seed: 'muehlbach',
      mood,
      count: 5,
      top: 310,
      base: 640,
      center: 1080,
      depth: 330,
      floor: 860,
      fir: 82,
    }),
    land(
      () => 800,
      [
        [0, '#cfdc96'],
        [0.4, '#98bd6c'],
        [1, '#4c7f4f'],
      ],
      1140,
    ),
    bushes(random, { from: -20, to: 560, y: 836, size: 70 }, '#4f8a55', '#b5cc7c'),
    bushes(random, { from: 1440, to: 2020, y: 836, size: 70 }, '#4f8a55', '#b5cc7c'),
    house(random, {
      x: 1120,
      y: 858,
      front: 210,
      side: 190,
      wall: 150,
      roof: 150,
      plaster: ink.plaster,
      tiles: ink.roof,
      isTimbered: true,
    }),
    river(course, 812, 1140, [
      [0, '#e3f1dd'],
      [0.3, '#8fd0cd'],
      [1, '#2d8f9b'],
    ]),
    riverGlints(random, course, 820, 1135, 90, '#f6fffb'),
    wheel(1096, 806, 84),
    stones(random, 54),
    leafTree(random, { x: 560, y: 872, height: 400, spread: 150, leaf: '#5b9a5a', lit: '#d6e08c' }),
    leafTree(random, {
      x: 1650,
      y: 884,
      height: 430,
      spread: 165,
      leaf: '#5b9a5a',
      lit: '#d6e08c',
    }),
    firRow(random, () => 900, {
      height: 260,
      spacing: 76,
      color: '#1f5143',
      lit: '#5a946f',
      tiers: 9,
      where: (x) => x < 380 || x > 1780,
    }),
    path(
      polygon([
        [560, 960],
        [1440, 960],
        [1440, 978],
        [560, 978],
      ]),
      'none',
    ),
    children(),
    flowers(random, { left: 0, right: 560, top: 930, bottom: 1120 }, 150, [
      '#fbf3e2',
      '#e6b84f',
      '#d97a8a',
      '#8f9ad0',
    ]),
    flowers(random, { left: 1480, right: 2000, top: 930, bottom: 1120 }, 140, [
      '#fbf3e2',
      '#e6b84f',
      '#d97a8a',
      '#8f9ad0',
    ]),
  )
}
