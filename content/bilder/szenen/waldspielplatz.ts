import {
  bigFir,
  bushes,
  darker,
  ellipse,
  figure,
  firRow,
  flowers,
  glow,
  ink,
  land,
  leafTree,
  lighter,
  mix,
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

const wood = '#9a6b46'

/** A hut on stilts with a pointed roof; `y` is the ground. */
function treehouse(x: number, y: number, size: number, roof: string): Svg {
  const [floor, eaves] = [y - size * 0.9, y - size * 1.5]
  const planks = times(
    9,
    (index) => `M${px(x - size * 0.4 + index * size * 0.1)} ${px(eaves)}V${px(floor)}`,
  )
  return (
    stroke(
      `M${px(x - size * 0.36)} ${px(y)}V${px(floor)}M${px(x + size * 0.36)} ${px(y)}V${px(floor)}M${px(x - size * 0.36)} ${px(y - size * 0.2)}L${px(x + size * 0.36)} ${px(floor)}`,
      darker(wood, 0.25),
      size * 0.06,
    ) +
    rect(x - size * 0.5, floor, size, size * 0.07, lighter(wood, 0.2)) +
    rect(x - size * 0.42, eaves, size * 0.84, floor - eaves, wood) +
    stroke(planks.join(''), darker(wood, 0.3), size * 0.012) +
    path(
      `M${px(x - size * 0.12)} ${px(floor)}V${px(floor - size * 0.34)}A${px(size * 0.12)} ${px(size * 0.12)} 0 0 1 ${px(x + size * 0.12)} ${px(floor - size * 0.34)}V${px(floor)}Z`,
      '#3d2a20',
    ) +
    ellipse(x + size * 0.28, eaves + size * 0.26, size * 0.07, size * 0.07, ink.goldLight) +
    path(
      polygon([
        [x - size * 0.58, eaves + size * 0.04],
        [x, eaves - size * 0.52],
        [x + size * 0.58, eaves + size * 0.04],
      ]),
      roof,
    ) +
    path(
      polygon([
        [x, eaves - size * 0.52],
        [x + size * 0.58, eaves + size * 0.04],
        [x + size * 0.1, eaves + size * 0.04],
      ]),
      darker(roof, 0.2),
    )
  )
}

/** A rope bridge between two platforms. */
function ropeBridge(from: number, to: number, y: number): Svg {
  const middle = (from + to) / 2
  const deck = `M${px(from)} ${px(y)}Q${px(middle)} ${px(y + 56)} ${px(to)} ${px(y)}`
  const rope = `M${px(from)} ${px(y - 66)}Q${px(middle)} ${px(y - 10)} ${px(to)} ${px(y - 66)}`
  const knots = times(13, (index) => {
    const share = (index + 0.5) / 13
    const sag = 56 * 2 * share * (1 - share)
    return `M${px(from + (to - from) * share)} ${px(y - 66 + sag)}v66`
  })
  return (
    stroke(deck, wood, 14) +
    stroke(deck, lighter(wood, 0.35), 4) +
    stroke(rope + knots.join(''), '#d9c08f', 4)
  )
}

function slide(x: number, y: number): Svg {
  const course = `M${px(x)} ${px(y)}Q${px(x + 40)} ${px(y + 10)} ${px(x + 90)} ${px(y + 90)}T${px(x + 250)} ${px(y + 186)}`
  return (
    stroke(course, darker(ink.water, 0.2), 40, { 'stroke-linecap': 'round' }) +
    stroke(course, ink.waterLight, 22, { 'stroke-linecap': 'round' })
  )
}

function swing(x: number, y: number): Svg {
  return (
    stroke(
      `M${px(x - 130)} ${px(y)}L${px(x - 90)} ${px(y - 250)}L${px(x - 50)} ${px(y)}M${px(x + 130)} ${px(y)}L${px(x + 90)} ${px(y - 250)}L${px(x + 50)} ${px(y)}`,
      darker(wood, 0.1),
      14,
      {
        'stroke-linecap': 'round',
      },
    ) +
    stroke(`M${px(x - 100)} ${px(y - 250)}H${px(x + 100)}`, wood, 18, {
      'stroke-linecap': 'round',
    }) +
    stroke(
      `M${px(x - 34)} ${px(y - 246)}L${px(x + 24)} ${px(y - 96)}M${px(x + 6)} ${px(y - 246)}L${px(x + 62)} ${px(y - 104)}`,
      '#d9c08f',
      4,
    ) +
    stroke(`M${px(x + 18)} ${px(y - 94)}L${px(x + 68)} ${px(y - 108)}`, '#5a3a29', 10) +
    path(
      `M${px(x + 26)} ${px(y - 104)}L${px(x + 34)} ${px(y - 168)}Q${px(x + 50)} ${px(y - 180)} ${px(x + 62)} ${px(y - 164)}L${px(x + 60)} ${px(y - 108)}Z`,
      ink.gold,
    ) +
    stroke(
      `M${px(x + 48)} ${px(y - 104)}L${px(x + 104)} ${px(y - 112)}l${px(14)} ${px(34)}`,
      '#2e3138',
      14,
      {
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      },
    ) +
    ellipse(x + 46, y - 194, 17, 20, '#dcae8c') +
    path(`M${px(x + 28)} ${px(y - 194)}a18 21 0 0 1 36 0q-18 -14 -36 0Z`, '#6b4a2f')
  )
}

/** The playground in the wood at Oberwies: huts on stilts, a rope bridge, a slide. */
export function waldspielplatz(): Svg {
  const random = randomFrom('waldspielplatz')
  return scene(
    2000,
    1125,
    shaded(
      [
        [0, '#bfdcc0'],
        [0.5, '#f0efc8'],
        [1, '#a9c67c'],
      ],
      (fill) => rect(0, 0, 2000, 1125, fill),
    ),
    glow(1150, 330, 820, 520, '#fff8d6', 0.95),
    firRow(random, () => 760, {
      height: 560,
      spacing: 50,
      color: mix('#9cc0a0', '#f0efc8', 0.35),
      tiers: 10,
      slim: 0.15,
    }),
    firRow(random, () => 790, {
      height: 470,
      spacing: 92,
      color: '#79a685',
      lit: '#b9d09a',
      tiers: 10,
      slim: 0.18,
    }),
    firRow(random, () => 810, {
      height: 420,
      spacing: 120,
      color: '#4f8668',
      lit: '#a9c98d',
      tiers: 9,
      where: (x) => x < 520 || x > 1500,
    }),
    land(
      (x) => 792 + Math.sin(x / 330) * 12,
      [
        [0, '#c9d68a'],
        [0.4, '#8db865'],
        [1, '#3f7350'],
      ],
      1140,
    ),
    shaded(
      [
        [0, '#f3e2b8'],
        [1, '#d9bd8d'],
      ],
      (fill) => ellipse(1080, 985, 640, 92, fill),
    ),
    leafTree(random, {
      x: 1720,
      y: 900,
      height: 480,
      spread: 180,
      leaf: '#5b9a5a',
      lit: '#e0e394',
      light: -1,
    }),
    ropeBridge(690, 1290, 646),
    treehouse(620, 900, 280, ink.redstone),
    treehouse(1360, 880, 260, ink.waterDeep),
    figure({ x: 930, y: 668, height: 96, coat: ink.coral, hair: '#3a2a22', skin: '#a8714f' }),
    figure({ x: 1040, y: 672, height: 88, coat: ink.water, hair: '#b98a4e' }),
    slide(1470, 660),
    swing(1010, 990),
    figure({ x: 1230, y: 1010, height: 96, coat: ink.redstone, hair: '#8a4b2d', hasSkirt: true }),
    ellipse(1290, 1016, 24, 10, '#cfae78'),
    path('M1270 1012l16 -30h12l14 30Z', '#d9bd8d'),
    somebody(random, 400, 968, 190),
    somebody(random, 462, 976, 176),
    rect(330, 1000, 190, 16, lighter(wood, 0.15), { rx: 6 }),
    rect(350, 1016, 14, 40, wood),
    rect(488, 1016, 14, 40, wood),
    figure({ x: 1690, y: 1000, height: 104, coat: ink.gold, hair: '#1f1b1c', skin: '#8a5a3f' }),
    bushes(random, { from: -40, to: 330, y: 1100, size: 100 }, '#3f7350', '#b9cf78'),
    bushes(random, { from: 1700, to: 2060, y: 1110, size: 100 }, '#3f7350', '#b9cf78'),
    flowers(random, { left: 340, right: 1700, top: 1070, bottom: 1120 }, 140, [
      '#fbf3e2',
      '#f2cf5a',
      '#e9d6f0',
    ]),
    bigFir(
      random,
      { x: 80, y: 1090, height: 1000, spread: 200, tiers: 11 },
      '#17443a',
      '#5b8f74',
      1,
    ),
  )
}
