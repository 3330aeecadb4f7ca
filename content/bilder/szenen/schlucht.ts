import {
  bigFir,
  bushes,
  darker,
  ellipse,
  firRow,
  glow,
  ink,
  lighter,
  mist,
  mix,
  path,
  polygon,
  px,
  type Random,
  randomFrom,
  rect,
  type Svg,
  scene,
  shaded,
  somebody,
  steam,
  stroke,
  times,
} from '../kit/index.ts'

type Corner = readonly [x: number, y: number]

/** A cliff: a broken edge with faces that catch the light, moss on its ledges; `side` 1 stands on the right. */
function cliff(seed: string, side: 1 | -1, edge: number, lean: number, tone: string): Svg {
  const random = randomFrom(seed)
  const out = side === 1 ? 2060 : -60
  const line = times(10, (index): Corner => {
    const y = -30 + index * 132 + random.between(-30, 30)
    return [edge - side * index * lean + side * random.between(-46, 46), y]
  })
  const inner = line.map(
    ([x, y]): Corner => [x + side * random.between(90, 210), y + random.between(20, 90)],
  )
  const deep = inner.map(
    ([x, y]): Corner => [x + side * random.between(130, 260), y + random.between(-30, 80)],
  )
  const faces = line.flatMap((corner, index) => {
    const [next, near, below] = [line[index + 1], inner[index], inner[index + 1]]
    const [far, farBelow] = [deep[index], deep[index + 1]]
    if (!(next && near && below && far && farBelow)) return []
    return [
      path(polygon([corner, next, near]), mix(tone, '#d8c79f', random.between(0.16, 0.34))),
      path(polygon([next, below, near]), mix(tone, '#d8c79f', random.between(0.02, 0.14))),
      path(polygon([near, below, far]), mix(tone, '#0e2925', random.between(0.12, 0.3))),
      path(polygon([below, farBelow, far]), mix(tone, '#0e2925', random.between(0.3, 0.5))),
    ]
  })
  const moss = line.slice(1, -1).map(([x, y]) => {
    const long = random.between(50, 120)
    return path(
      `M${px(x - side * 6)} ${px(y - 8)}q${px(side * long * 0.5)} ${px(-34)} ${px(side * long)} ${px(random.between(4, 26))}q${px(-side * long * 0.5)} ${px(22)} ${px(-side * long)} ${px(4)}Z`,
      mix('#8fb068', tone, random.between(0.05, 0.4)),
    )
  })
  const body = polygon([[out, -60], ...line, [out, 1180]])
  return (
    shaded(
      [
        [0, mix(tone, '#8fa77f', 0.3)],
        [1, darker(tone, 0.45)],
      ],
      (fill) => path(body, fill),
    ) +
    faces.join('') +
    moss.join('')
  )
}

function fall(random: Random): Svg {
  const strands = times(34, (index) => {
    const x = 930 + index * 4.6
    return `M${px(x)} ${px(300 + random.between(-6, 10))}q${px(random.between(-10, 10))} 120 ${px((index - 17) * 1.6)} ${px(random.between(300, 352))}`
  }).join('')
  return (
    shaded(
      [
        [0, '#f4fbf6'],
        [0.6, '#cfe6e2'],
        [1, '#eef7f3'],
      ],
      (fill) => path('M920 296Q1000 280 1090 298L1128 660H884Z', fill),
    ) +
    stroke(strands, '#9cc7c6', 3.4, { opacity: '0.6' }) +
    glow(1004, 660, 260, 90, '#ffffff', 0.9)
  )
}

function stream(random: Random): Svg {
  const boulders = times(26, () => {
    const share = random.between(0.1, 1)
    const y = 690 + share * 420
    const x = 1000 + (random.chance(0.5) ? 1 : -1) * (90 + share * 330) * random.between(0.5, 1.15)
    const size = 16 + share * 56 * random.between(0.6, 1)
    return (
      ellipse(x, y + size * 0.3, size * 1.5, size * 0.24, '#f4fffb', { opacity: '0.7' }) +
      ellipse(x, y, size * 1.25, size * 0.7, '#4c5850') +
      ellipse(x - size * 0.1, y - size * 0.22, size * 0.95, size * 0.38, '#7d9a63')
    )
  }).join('')
  return (
    shaded(
      [
        [0, '#e6f4ee'],
        [0.25, '#7fc0bd'],
        [1, '#14596a'],
      ],
      (fill) => path('M860 650H1150Q1240 820 1480 1140H480Q760 830 860 650Z', fill),
    ) +
    stroke(
      times(34, () => {
        const share = random.between(0.05, 1)
        const y = 680 + share * 440
        const x = 1000 + random.between(-0.8, 0.8) * (110 + share * 330)
        return `M${px(x)} ${px(y)}q${px(20 + share * 40)} ${px(10)} ${px(50 + share * 90)} 0`
      }).join(''),
      '#e9faf5',
      4,
      { opacity: '0.5', 'stroke-linecap': 'round' },
    ) +
    boulders
  )
}

function bridge(): Svg {
  const wood = '#9a6b46'
  const arch = (lift: number) => `M560 ${630 + lift}Q1000 ${520 + lift} 1440 ${630 + lift}`
  const at = (x: number) => 630 - 55 * (1 - ((x - 1000) / 440) ** 2)
  const posts = times(12, (index) => {
    const x = 570 + index * 78
    return `M${px(x)} ${px(at(x) + 2)}v-78`
  }).join('')
  return (
    stroke(arch(26), darker(wood, 0.45), 16) +
    stroke(arch(6), wood, 26) +
    stroke(arch(-4), lighter(wood, 0.35), 7) +
    stroke(posts, darker(wood, 0.15), 11) +
    stroke(arch(-78), lighter(wood, 0.18), 13) +
    stroke(arch(-42), wood, 7)
  )
}

/** A gorge with a waterfall and a wooden footbridge. */
export function schlucht(): Svg {
  const random = randomFrom('schlucht')
  return scene(
    2000,
    1125,
    shaded(
      [
        [0, '#dcebc4'],
        [0.4, '#a9cba0'],
        [1, '#1f4a3f'],
      ],
      (fill) => rect(0, 0, 2000, 1125, fill),
    ),
    glow(1000, 120, 700, 420, '#fff8d6', 0.95),
    firRow(random, () => 300, {
      height: 330,
      spacing: 46,
      color: '#a3c4a0',
      tiers: 9,
      slim: 0.15,
    }),
    firRow(random, (x) => 340 - Math.abs(x - 1000) * 0.1, {
      height: 300,
      spacing: 62,
      color: '#6f9f7e',
      lit: '#c9d89a',
      tiers: 9,
      slim: 0.17,
      where: (x) => Math.abs(x - 1000) > 130,
    }),
    path('M640 330L930 290H1090L1360 330V700H640Z', '#3d5a4b'),
    cliff('schlucht-hinten-l', -1, 800, 8, '#6d8069'),
    cliff('schlucht-hinten-r', 1, 1210, 8, '#6d8069'),
    fall(random),
    steam(random, { x: 820, y: 700, width: 360, height: 190 }, 30, '#ffffff', 0.3),
    mist(620, 190, '#eaf4dd', 0.3),
    stream(random),
    cliff('schlucht-vorn-l', -1, 470, 14, '#4b5e50'),
    cliff('schlucht-vorn-r', 1, 1530, 14, '#4b5e50'),
    bridge(),
    somebody(random, 930, 586, 104),
    somebody(random, 1000, 582, 96),
    bushes(random, { from: -40, to: 460, y: 1090, size: 110 }, '#2f6350', '#a9c46c'),
    bushes(random, { from: 1560, to: 2060, y: 1090, size: 110 }, '#2f6350', '#a9c46c'),
    bigFir(
      random,
      { x: 130, y: 1080, height: 1000, spread: 200, tiers: 11 },
      '#12352c',
      '#3f7f66',
      1,
    ),
    bigFir(
      random,
      { x: 1890, y: 1080, height: 900, spread: 190, tiers: 11 },
      '#12352c',
      ink.firMid,
      -1,
    ),
  )
}
