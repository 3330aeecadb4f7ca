import {
  air,
  birds,
  darker,
  ellipse,
  figure,
  firRow,
  flowers,
  glow,
  hills,
  house,
  ink,
  land,
  lighter,
  mix,
  moods,
  path,
  polygon,
  px,
  type Random,
  type Ridge,
  randomFrom,
  rect,
  type Svg,
  scene,
  stroke,
  sun,
} from '../kit/index.ts'

const mood = moods.winter
const slope: Ridge = (x) => 560 + (Math.max(0, x) / 2000) ** 1.25 * 520
const front: Ridge = (x) => 1000 + Math.sin(x / 420) * 26

type Ride = { x: number; y: number; size: number; coat: string; hat: string; child?: string }

/** A sledge on its way down with one or two on it. */
function sledge({ x, y, size, coat, hat, child }: Ride): Svg {
  const wood = '#8a5a3b'
  const rider = (at: number, tall: number, color: string, cap: string) =>
    path(
      `M${px(at - tall * 0.3)} ${px(-size * 0.24)}Q${px(at - tall * 0.34)} ${px(-size * 0.24 - tall * 0.8)} ${px(at)} ${px(-size * 0.24 - tall * 0.85)}Q${px(at + tall * 0.3)} ${px(-size * 0.24 - tall * 0.8)} ${px(at + tall * 0.3)} ${px(-size * 0.24)}Z`,
      color,
    ) +
    path(
      `M${px(at)} ${px(-size * 0.34)}L${px(at + tall * 0.82)} ${px(-size * 0.3)}L${px(at + tall * 0.84)} ${px(-size * 0.16)}L${px(at)} ${px(-size * 0.14)}Z`,
      darker(color, 0.4),
    ) +
    ellipse(at + tall * 0.02, -size * 0.24 - tall * 1.02, tall * 0.2, tall * 0.22, '#e2b695') +
    path(
      `M${px(at - tall * 0.22)} ${px(-size * 0.24 - tall * 1.04)}a${px(tall * 0.23)} ${px(tall * 0.26)} 0 0 1 ${px(tall * 0.46)} 0Z`,
      cap,
    ) +
    ellipse(at, -size * 0.24 - tall * 1.32, tall * 0.07, tall * 0.07, lighter(cap, 0.5))
  return `<g transform="translate(${px(x)} ${px(y)}) rotate(17)">${ellipse(10, 6, size * 1.1, size * 0.1, '#5f87a0', { opacity: '0.4' })}${stroke(`M${px(-size * 0.8)} 0H${px(size * 0.8)}q${px(size * 0.26)} 0 ${px(size * 0.24)} ${px(-size * 0.3)}`, darker(wood, 0.3), size * 0.08, { 'stroke-linecap': 'round' })}${stroke(`M${px(-size * 0.5)} 0v${px(-size * 0.2)}M${px(size * 0.4)} 0v${px(-size * 0.2)}`, wood, size * 0.08)}${rect(-size * 0.84, -size * 0.27, size * 1.6, size * 0.1, lighter(wood, 0.2))}${child ? rider(size * 0.26, size * 0.62, child, hat) : ''}${rider(-size * 0.3, size * 0.84, coat, child ? ink.firMid : hat)}</g>`
}

function trackLines(): Svg {
  const lines = [0, 46, 190, 240].map((lift, index) => {
    const start = 190 + index * 30
    return `M${start} ${px(slope(start) + 30 + lift * 0.4)}Q900 ${px(slope(900) + 60 + lift)} 1720 ${px(slope(1720) + 80 + lift)}`
  })
  return stroke(lines.join(''), '#b9cfdb', 9, { opacity: '0.8', 'stroke-linecap': 'round' })
}

function hut(random: Random): Svg {
  const cap = polygon([
    [300, 350],
    [448, 350],
    [540, 466],
    [392, 466],
  ])
  return (
    house(random, {
      x: 176,
      y: 592,
      front: 200,
      side: 130,
      wall: 122,
      roof: 126,
      plaster: '#8a5f44',
      tiles: '#6d4636',
      lit: 0.9,
      haze: [mood.haze, 0.06],
    }) +
    path(cap, ink.snow) +
    path(
      polygon([
        [160, 486],
        [276, 328],
        [392, 486],
        [372, 486],
        [276, 358],
        [182, 486],
      ]),
      '#ffffff',
    ) +
    glow(270, 560, 180, 90, ink.gold, 0.35)
  )
}

/** The sledge run from the upper station of the funicular. */
export function rodeln(): Svg {
  const random = randomFrom('rodeln')
  const snowy = (share: number) => mix('#254b55', ink.snow, share)
  return scene(
    2000,
    1125,
    air('rodeln', mood, 760),
    sun(1560, 210, 38, '#fbe3b8', 0.75),
    hills({
      seed: 'rodeln',
      mood,
      count: 5,
      top: 330,
      base: 640,
      center: 1500,
      depth: 300,
      floor: 900,
      fir: 62,
      snow: true,
    }),
    firRow(random, (x) => slope(x) - 6, {
      height: 190,
      spacing: 58,
      color: '#2f5a60',
      lit: snowy(0.82),
      tiers: 8,
      where: (x) => x > 640,
    }),
    land(
      slope,
      [
        [0, '#ffffff'],
        [0.5, '#e6eff3'],
        [1, '#b9cfdb'],
      ],
      1140,
    ),
    hut(random),
    trackLines(),
    firRow(random, (x) => slope(x) + 26, {
      height: 250,
      spacing: 90,
      color: '#214a52',
      lit: snowy(0.86),
      tiers: 9,
      where: (x) => x < 120 || (x > 560 && x < 700),
    }),
    figure({ x: 470, y: 668, height: 110, coat: ink.redstone, hair: '#3a2a22', hat: '#f2b552' }),
    figure({ x: 520, y: 676, height: 74, coat: ink.water, hair: '#b98a4e', hat: '#a8453f' }),
    sledge({ x: 800, y: 806, size: 66, coat: ink.gold, hat: '#2f6350' }),
    sledge({
      x: 1180,
      y: 966,
      size: 118,
      coat: ink.redstone,
      hat: '#f2b552',
      child: ink.waterDeep,
    }),
    sledge({ x: 1560, y: 912, size: 84, coat: ink.firMid, hat: '#c9413d', child: ink.coral }),
    land(
      front,
      [
        [0, '#f4f9fb'],
        [1, '#a9c3d1'],
      ],
      1140,
    ),
    figure({ x: 340, y: 1060, height: 190, coat: ink.waterDeep, hair: '#6b4a2f', hat: '#c9413d' }),
    figure({ x: 432, y: 1068, height: 122, coat: ink.coral, hair: '#3a2a22', hat: '#2d8f9b' }),
    stroke('M470 1000Q520 1040 560 1046', '#5a3a29', 5),
    rect(556, 1040, 150, 12, '#9a6b46', { rx: 5 }),
    stroke('M560 1066H712q26 0 22 -30', '#5a3a29', 8, { 'stroke-linecap': 'round' }),
    stroke('M592 1066v-16M672 1066v-16', '#5a3a29', 8),
    firRow(random, (x) => front(x) + 120, {
      height: 360,
      spacing: 120,
      color: '#173a42',
      lit: snowy(0.84),
      tiers: 10,
      where: (x) => x < 150 || x > 1820,
    }),
    flowers(random, { left: 0, right: 2000, top: 0, bottom: 1125 }, 110, ['#ffffff', '#f4f8fa']),
    birds(random, 1120, 230, 4, '#5f7a86'),
  )
}
