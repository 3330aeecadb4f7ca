import {
  bigFir,
  bushes,
  darker,
  firRow,
  flowers,
  glow,
  ink,
  land,
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
  softLine,
  somebody,
  stroke,
  times,
} from '../kit/index.ts'

const haze = '#e6ecc0'

function trunk(random: Random, x: number, foot: number, width: number, color: string): Svg {
  const lean = random.between(-14, 14)
  const shape = `M${px(x - width * 0.8)} ${px(foot)}Q${px(x - width * 0.45)} ${px(foot - 60)} ${px(x - width * 0.45 + lean)} -10H${px(x + width * 0.45 + lean)}Q${px(x + width * 0.5)} ${px(foot - 60)} ${px(x + width * 0.85)} ${px(foot)}Z`
  const bark = times(width / 5, () => {
    const at = x + random.between(-0.36, 0.36) * width
    const from = random.between(20, foot - 120)
    return `M${px(at)} ${px(from)}l${px(random.between(-4, 4))} ${px(random.between(30, 130))}`
  }).join('')
  return (
    shaded(
      [
        [0, darker(color, 0.35)],
        [0.55, color],
        [1, lighter(mix(color, ink.gold, 0.22), 0.22)],
      ],
      (fill) => path(shape, fill),
      'right',
    ) + stroke(bark, darker(color, 0.4), 2.4, { opacity: '0.55', 'stroke-linecap': 'round' })
  )
}

function trunks(row: {
  count: number
  width: number
  foot: number
  color: string
  seed: string
  gap: number
}): Svg {
  const random = randomFrom(row.seed)
  return times(row.count, (index) => {
    const x = ((index + random.between(0.1, 0.9)) / row.count) * 2000
    const isOnPath = Math.abs(x - 1080) < row.gap
    if (isOnPath) return ''
    return trunk(
      random,
      x,
      row.foot + random.between(-16, 22),
      row.width * random.between(0.7, 1.25),
      row.color,
    )
  }).join('')
}

function lightBeams(): Svg {
  const random = randomFrom('waldweg-beams')
  return times(9, (index) => {
    const x = 760 + index * 110 + random.between(-40, 40)
    const wide = random.between(26, 80)
    const beam = polygon([
      [x, -10],
      [x + wide, -10],
      [x - 360 + wide * 2.4, 1000],
      [x - 420, 1000],
    ])
    return shaded(
      [
        [0, '#fff3c4', 0.42],
        [0.7, '#fff3c4', 0.12],
        [1, '#fff3c4', 0],
      ],
      (fill) => path(beam, fill),
    )
  }).join('')
}

function ferns(): Svg {
  const random = randomFrom('waldweg-ferns')
  return times(46, (index) => {
    const isLeft = index % 2 === 0
    const x = isLeft ? random.between(-20, 640) : random.between(1480, 2020)
    const y = random.between(930, 1130)
    const size = 40 + (y - 900) * 0.34
    const fronds = times(7, (frond) => {
      const angle = (-160 + frond * 23) * (Math.PI / 180)
      const [dx, dy] = [Math.cos(angle) * size, Math.sin(angle) * size * 0.8]
      return `M${px(x)} ${px(y)}q${px(dx * 0.4)} ${px(dy * 1.1)} ${px(dx)} ${px(dy)}q${px(-dx * 0.3)} ${px(-dy * 0.15)} ${px(-dx)} ${px(-dy)}Z`
    }).join('')
    return path(
      fronds,
      mix('#3d7a4f', random.chance(0.4) ? '#a9c46c' : '#1f4f3c', random.between(0.1, 0.6)),
    )
  }).join('')
}

/** A forest path with beams of morning light and two walkers. */
export function waldweg(): Svg {
  const random = randomFrom('waldweg')
  const course = (share: number) => 1080 + Math.sin(share * 3.3) * 150 * share - share * 150
  const edge = (side: number) =>
    times(21, (index) => {
      const share = index / 20
      return [course(share) + side * (16 + share ** 1.5 * 250), 792 + share * 345] as const
    })
  const way = `${softLine(edge(-1))}L${softLine(edge(1).toReversed()).slice(1)}Z`
  return scene(
    2000,
    1125,
    shaded(
      [
        [0, '#bcd6a8'],
        [0.45, '#eef0c2'],
        [0.8, '#d7e0a4'],
        [1, '#8fb06f'],
      ],
      (fill) => rect(0, 0, 2000, 1125, fill),
    ),
    glow(1080, 470, 760, 620, '#fff6cf', 0.95),
    firRow(random, () => 800, {
      height: 520,
      spacing: 44,
      color: mix('#8fb391', haze, 0.45),
      tiers: 10,
      slim: 0.13,
    }),
    trunks({
      count: 44,
      width: 17,
      foot: 806,
      color: mix('#8a8f6c', haze, 0.4),
      seed: 'w1',
      gap: 90,
    }),
    mist(740, 220, '#f6f4cf', 0.6),
    firRow(random, () => 850, {
      height: 440,
      spacing: 96,
      color: '#7fa67c',
      lit: '#a9c58d',
      tiers: 10,
      slim: 0.16,
      where: (x) => Math.abs(x - 1080) > 190,
    }),
    land(
      (x) => 806 - Math.abs(x - 1080) * 0.02,
      [
        [0, '#b9cb82'],
        [0.35, '#7fa660'],
        [1, '#2f5a3f'],
      ],
      1140,
    ),
    trunks({ count: 21, width: 34, foot: 866, color: '#7d7257', seed: 'w2', gap: 190 }),
    shaded(
      [
        [0, '#f3e6bd'],
        [0.4, '#d9bd8d'],
        [1, '#8c6a49'],
      ],
      (fill) => path(way, fill),
    ),
    lightBeams(),
    somebody(random, 1046, 880, 92),
    somebody(random, 1092, 884, 86),
    bushes(random, { from: -20, to: 700, y: 944, size: 84 }, '#3f7350', '#7fa65c'),
    bushes(random, { from: 1440, to: 2040, y: 944, size: 84 }, '#3f7350', '#7fa65c'),
    trunks({ count: 9, width: 74, foot: 980, color: '#5d4a3b', seed: 'w4', gap: 420 }),
    ferns(),
    flowers(random, { left: 380, right: 760, top: 930, bottom: 1080 }, 36, ['#fbf3e2', '#e9d6f0']),
    bigFir(
      random,
      { x: 60, y: 1130, height: 980, spread: 210, tiers: 11 },
      '#12352c',
      '#2f6350',
      1,
    ),
    bigFir(
      random,
      { x: 1960, y: 1130, height: 900, spread: 200, tiers: 11 },
      '#12352c',
      '#2a5a48',
      -1,
    ),
  )
}
