import {
  air,
  bigFir,
  bushes,
  darker,
  ellipse,
  firRow,
  flowers,
  glow,
  hills,
  ink,
  land,
  leafTree,
  lighter,
  mist,
  moods,
  path,
  polygon,
  px,
  type RiverCourse,
  randomFrom,
  rect,
  river,
  riverGlints,
  type Svg,
  scene,
  somebody,
  stroke,
} from '../kit/index.ts'

const mood = moods.evening

/** A motorhome from the side, drawn 100 wide on its wheels. */
function camper(x: number, y: number, size: number, stripe: string, flip = false): Svg {
  const wheel = (at: number) =>
    ellipse(at, -7, 8, 8, '#20272b') + ellipse(at, -7, 3.4, 3.4, '#b9c3c6')
  const scale = size / 100
  return `<g transform="translate(${px(x)} ${px(y)}) scale(${flip ? -scale : scale} ${scale})">${ellipse(2, 1, 58, 4, '#0b1f22', { opacity: '0.35' })}${path('M-52 -8V-52Q-52 -58 -46 -58H36Q46 -58 47 -50L44 -40L52 -24Q54 -20 54 -8Z', '#f3ead8')}${path('M-52 -8V-22H53Q54 -16 54 -8Z', darker('#d9c9ab', 0.08))}${path('M-52 -30H38L48 -24H-52Z', stripe)}${path('M38 -40H44L50 -27H38Z', '#6f98a0')}${rect(-40, -47, 24, 13, ink.goldLight, { rx: 2 })}${rect(-6, -47, 18, 13, ink.goldLight, { rx: 2 })}${rect(18, -49, 14, 40, lighter('#d9c9ab', 0.2), { rx: 2 })}${rect(21, -46, 8, 10, ink.gold, { rx: 1 })}${wheel(-32)}${wheel(38)}</g>`
}

function awning(x: number, y: number, size: number, tone: string): Svg {
  return (
    path(
      polygon([
        [x, y - size * 0.58],
        [x + size * 0.62, y - size * 0.58],
        [x + size * 0.78, y - size * 0.44],
        [x - size * 0.14, y - size * 0.44],
      ]),
      tone,
    ) +
    stroke(
      `M${px(x - size * 0.12)} ${px(y - size * 0.44)}V${px(y + size * 0.06)}M${px(x + size * 0.76)} ${px(y - size * 0.44)}V${px(y + size * 0.06)}`,
      '#5a4a40',
      4,
    )
  )
}

function tent(x: number, y: number, size: number, tone: string): Svg {
  return (
    ellipse(x, y + 4, size * 0.8, size * 0.09, '#0b1f22', { opacity: '0.3' }) +
    path(
      `M${px(x - size * 0.7)} ${px(y)}Q${px(x - size * 0.2)} ${px(y - size * 0.3)} ${px(x)} ${px(y - size * 0.74)}Q${px(x + size * 0.2)} ${px(y - size * 0.3)} ${px(x + size * 0.7)} ${px(y)}Z`,
      tone,
    ) +
    path(
      `M${px(x)} ${px(y - size * 0.74)}Q${px(x + size * 0.2)} ${px(y - size * 0.3)} ${px(x + size * 0.7)} ${px(y)}H${px(x + size * 0.12)}Z`,
      darker(tone, 0.25),
    ) +
    path(
      `M${px(x)} ${px(y - size * 0.52)}Q${px(x - size * 0.1)} ${px(y - size * 0.2)} ${px(x - size * 0.22)} ${px(y)}H${px(x + size * 0.1)}Z`,
      ink.goldLight,
    )
  )
}

function fire(x: number, y: number): Svg {
  return (
    glow(x, y - 20, 260, 170, ink.gold, 0.6) +
    stroke(
      `M${px(x - 34)} ${px(y + 8)}L${px(x + 30)} ${px(y - 8)}M${px(x + 34)} ${px(y + 8)}L${px(x - 30)} ${px(y - 8)}`,
      '#5a3a29',
      11,
      {
        'stroke-linecap': 'round',
      },
    ) +
    path(
      `M${px(x - 22)} ${px(y - 2)}Q${px(x - 30)} ${px(y - 40)} ${px(x - 4)} ${px(y - 70)}Q${px(x)} ${px(y - 44)} ${px(x + 14)} ${px(y - 54)}Q${px(x + 30)} ${px(y - 26)} ${px(x + 20)} ${px(y - 2)}Z`,
      '#e9863f',
    ) +
    path(
      `M${px(x - 12)} ${px(y - 2)}Q${px(x - 12)} ${px(y - 24)} ${px(x + 2)} ${px(y - 42)}Q${px(x + 18)} ${px(y - 20)} ${px(x + 12)} ${px(y - 2)}Z`,
      ink.goldLight,
    )
  )
}

/** Motorhomes and a tent by the stream in the evening. */
export function stellplatz(): Svg {
  const random = randomFrom('stellplatz')
  const course: RiverCourse = (share) => ({
    x: 1250 + Math.sin(share * 3.2) * 120 + share * 470,
    half: 18 + share ** 1.3 * 210,
  })
  return scene(
    2000,
    1125,
    air('stellplatz', mood, 720),
    glow(980, 600, 700, 280, '#f9cd7f', 0.6),
    hills({
      seed: 'stellplatz',
      mood,
      count: 5,
      top: 310,
      base: 620,
      center: 1000,
      depth: 340,
      floor: 830,
      fir: 88,
    }),
    mist(740, 120, '#f2c796', 0.4),
    land(
      () => 768,
      [
        [0, '#b9a764'],
        [0.4, '#7d8a55'],
        [1, '#35553f'],
      ],
      1140,
    ),
    firRow(random, () => 786, {
      height: 210,
      spacing: 66,
      color: '#173b38',
      lit: '#7d7a52',
      tiers: 8,
      where: (x) => x < 520 || x > 1560,
    }),
    river(course, 784, 1140, [
      [0, '#f7cf94'],
      [0.4, '#b98f74'],
      [1, '#2f5f66'],
    ]),
    riverGlints(random, course, 792, 1135, 70, '#ffe6b5'),
    leafTree(random, {
      x: 1140,
      y: 830,
      height: 270,
      spread: 104,
      leaf: '#4f6b45',
      lit: '#e0b868',
    }),
    camper(800, 862, 260, ink.redstone, true),
    tent(1170, 936, 150, '#c9653f'),
    somebody(random, 1000, 858, 92),
    bushes(random, { from: -20, to: 300, y: 900, size: 70 }, '#35553f', '#b9a764'),
    camper(330, 1080, 520, ink.firMid),
    awning(520, 1080, 330, '#b5544a'),
    fire(960, 1030),
    somebody(random, 880, 1060, 190),
    somebody(random, 1050, 1064, 184),
    somebody(random, 1110, 1050, 130),
    flowers(random, { left: 900, right: 1400, top: 1070, bottom: 1120 }, 90, [
      '#fbe3b8',
      '#e6b84f',
      '#c9738a',
    ]),
    bigFir(
      random,
      { x: 1930, y: 1090, height: 820, spread: 190, tiers: 10 },
      '#10302d',
      '#8a7a4c',
      -1,
    ),
  )
}
