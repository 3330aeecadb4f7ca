import {
  air,
  bigFir,
  birds,
  bushes,
  darker,
  ellipse,
  flowers,
  glow,
  hills,
  ink,
  land,
  leafTree,
  lighter,
  moods,
  path,
  px,
  type RiverCourse,
  randomFrom,
  river,
  riverGlints,
  type Svg,
  scene,
  shaded,
  stroke,
  sun,
} from '../kit/index.ts'

const mood = moods.morning

type Rider = { x: number; y: number; size: number; coat: string; hair: string; helmet: string }

/** A cyclist from the side, riding to the right. */
function rider({ x, y, size, coat, hair, helmet }: Rider): Svg {
  const wheel = (at: number) =>
    ellipse(at, -size * 0.24, size * 0.23, size * 0.23, 'none', {
      stroke: '#20272b',
      'stroke-width': size * 0.035,
    }) + ellipse(at, -size * 0.24, size * 0.03, size * 0.03, '#20272b')
  const frame = `M${px(-size * 0.32)} ${px(-size * 0.24)}L${px(-size * 0.1)} ${px(-size * 0.56)}H${px(size * 0.2)}L${px(size * 0.32)} ${px(-size * 0.24)}M${px(size * 0.2)} ${px(-size * 0.56)}L0 ${px(-size * 0.24)}L${px(-size * 0.1)} ${px(-size * 0.56)}M${px(-size * 0.32)} ${px(-size * 0.24)}H0M${px(size * 0.17)} ${px(-size * 0.68)}L${px(size * 0.32)} ${px(-size * 0.24)}`
  const bar = `M${px(size * 0.12)} ${px(-size * 0.7)}H${px(size * 0.24)}`
  const leg = `M${px(-size * 0.1)} ${px(-size * 0.62)}L${px(size * 0.1)} ${px(-size * 0.46)}L${px(size * 0.02)} ${px(-size * 0.2)}`
  const trunk = `M${px(-size * 0.18)} ${px(-size * 0.6)}Q${px(-size * 0.14)} ${px(-size * 0.98)} ${px(size * 0.04)} ${px(-size * 1.02)}L${px(size * 0.12)} ${px(-size * 0.94)}Q${px(size * 0.02)} ${px(-size * 0.8)} ${px(-size * 0.02)} ${px(-size * 0.58)}Z`
  return `<g transform="translate(${px(x)} ${px(y)})">${ellipse(0, 0, size * 0.62, size * 0.05, '#0b1f22', { opacity: '0.25' })}${wheel(-size * 0.32)}${wheel(size * 0.32)}${stroke(frame, ink.redstone, size * 0.04)}${stroke(bar, '#20272b', size * 0.04, { 'stroke-linecap': 'round' })}${stroke(leg, '#2e3138', size * 0.09, { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' })}${path(trunk, coat)}${stroke(`M${px(size * 0.05)} ${px(-size * 0.94)}L${px(size * 0.2)} ${px(-size * 0.72)}`, darker(coat, 0.2), size * 0.07, { 'stroke-linecap': 'round' })}${ellipse(size * 0.12, -size * 1.12, size * 0.085, size * 0.1, '#dcae8c')}${path(`M${px(size * 0.03)} ${px(-size * 1.12)}a${px(size * 0.09)} ${px(size * 0.11)} 0 0 1 ${px(size * 0.1)} ${px(-size * 0.1)}l${px(-size * 0.03)} ${px(size * 0.13)}Z`, hair)}${path(`M${px(size * 0.015)} ${px(-size * 1.14)}Q${px(size * 0.04)} ${px(-size * 1.27)} ${px(size * 0.16)} ${px(-size * 1.25)}Q${px(size * 0.24)} ${px(-size * 1.22)} ${px(size * 0.23)} ${px(-size * 1.16)}Z`, helmet)}</g>`
}

/** The cycle path along the Silber, early on a summer morning. */
export function radweg(): Svg {
  const random = randomFrom('radweg')
  const course: RiverCourse = (share) => ({
    x: 820 - share * 520 + Math.sin(share * 3.6) * 130,
    half: 16 + share ** 1.4 * 330,
  })
  return scene(
    2000,
    1125,
    air('radweg', mood, 720),
    sun(700, 360, 40, '#f9d99a', 0.85),
    hills({
      seed: 'radweg',
      mood,
      count: 6,
      top: 330,
      base: 650,
      center: 780,
      depth: 400,
      floor: 820,
      fir: 78,
    }),
    land(
      () => 742,
      [
        [0, '#d3d98f'],
        [0.4, '#9fc06e'],
        [1, '#4c7f4f'],
      ],
      1140,
    ),
    bushes(random, { from: -20, to: 640, y: 778, size: 52 }, '#5b8f5a', '#d6dc8c'),
    bushes(random, { from: 900, to: 2040, y: 776, size: 52 }, '#5b8f5a', '#d6dc8c'),
    river(course, 752, 1140, [
      [0, '#f6e6c0'],
      [0.3, '#9fd0c6'],
      [1, '#217a86'],
    ]),
    riverGlints(random, course, 760, 1135, 90, '#fff8e0'),
    glow(720, 800, 360, 90, '#fff3cf', 0.5),
    leafTree(random, {
      x: 1180,
      y: 812,
      height: 230,
      spread: 88,
      leaf: '#6a9a58',
      lit: '#e0dc8c',
      light: -1,
    }),
    leafTree(random, {
      x: 1420,
      y: 830,
      height: 290,
      spread: 112,
      leaf: '#5f9456',
      lit: '#e0dc8c',
      light: -1,
    }),
    shaded(
      [
        [0, '#f3e6c4'],
        [1, '#cbb189'],
      ],
      (fill) => path('M860 760Q1000 830 1240 890T2020 1010V1120Q1500 1010 1180 930T846 762Z', fill),
    ),
    stroke('M920 806Q1090 876 1380 944T2020 1068', ink.cream, 5, {
      'stroke-dasharray': '34 30',
      opacity: '0.9',
    }),
    rider({ x: 1130, y: 892, size: 92, coat: ink.water, hair: '#6b4a2f', helmet: ink.cream }),
    rider({ x: 1390, y: 962, size: 150, coat: ink.gold, hair: '#3a2a22', helmet: ink.redstone }),
    rider({ x: 1650, y: 1020, size: 196, coat: ink.waterDeep, hair: '#d9d3c8', helmet: '#f4efe2' }),
    bushes(random, { from: 640, to: 1250, y: 1130, size: 90 }, '#4a8052', '#b9cf78'),
    flowers(random, { left: 620, right: 1900, top: 1050, bottom: 1125 }, 200, [
      '#fbf3e2',
      '#e6b84f',
      '#d97a8a',
      '#8f9ad0',
    ]),
    bigFir(
      random,
      { x: 1930, y: 1000, height: 720, spread: 160, tiers: 10 },
      '#173f35',
      '#5b8f74',
      -1,
    ),
    leafTree(random, {
      x: 90,
      y: 1010,
      height: 640,
      spread: 230,
      leaf: '#4a8052',
      lit: lighter('#c9cf8c', 0.2),
    }),
    birds(random, 1220, 240, 5, '#5f7a6c'),
  )
}
