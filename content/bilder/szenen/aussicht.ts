import {
  air,
  birds,
  darker,
  ellipse,
  firRow,
  glow,
  hills,
  ink,
  land,
  lighter,
  mistShreds,
  mix,
  moods,
  path,
  polygon,
  px,
  type Ridge,
  randomFrom,
  rays,
  rect,
  type Svg,
  scene,
  somebody,
  stroke,
  sun,
  times,
} from '../kit/index.ts'

function tower(x: number, foot: number, height: number): Svg {
  const wood = '#6b4632'
  const half = (share: number) => 96 - share * 46
  const y = (share: number) => foot - height * share
  const levels = times(6, (index) => index / 5)
  const braces = levels.slice(0, 5).map((share, index) => {
    const next = levels[index + 1] ?? 1
    return `M${px(x - half(share))} ${px(y(share))}L${px(x + half(next))} ${px(y(next))}M${px(x + half(share))} ${px(y(share))}L${px(x - half(next))} ${px(y(next))}M${px(x - half(next))} ${px(y(next))}H${px(x + half(next))}`
  })
  const legs =
    polygon([
      [x - 102, foot],
      [x - 54, y(1)],
      [x - 44, y(1)],
      [x - 88, foot],
    ]) +
    polygon([
      [x + 102, foot],
      [x + 54, y(1)],
      [x + 44, y(1)],
      [x + 88, foot],
    ])
  const stairs = times(5, (index) => {
    const [low, high] = [y(index / 5), y((index + 1) / 5)]
    const side = index % 2 === 0 ? 1 : -1
    return `M${px(x - side * 34)} ${px(low)}L${px(x + side * 30)} ${px(high)}`
  })
  const railing = times(13, (index) => `M${px(x - 84 + index * 14)} ${px(y(1) - 10)}v-40`).join('')
  return (
    stroke(stairs.join(''), darker(wood, 0.2), 15) +
    stroke(braces.join(''), wood, 9) +
    path(legs, lighter(wood, 0.14)) +
    rect(x - 92, y(1) - 14, 184, 16, lighter(wood, 0.2)) +
    stroke(`${railing}M${px(x - 86)} ${px(y(1) - 50)}H${px(x + 86)}`, wood, 5) +
    somebody(randomFrom('turm'), x - 30, y(1) - 12, 74) +
    somebody(randomFrom('turm-2'), x + 24, y(1) - 12, 70) +
    stroke(
      `M${px(x - 70)} ${px(y(1) - 10)}V${px(y(1) - 128)}M${px(x + 70)} ${px(y(1) - 10)}V${px(y(1) - 128)}`,
      wood,
      8,
    ) +
    path(
      polygon([
        [x - 118, y(1) - 118],
        [x, y(1) - 208],
        [x + 118, y(1) - 118],
      ]),
      ink.roof,
    ) +
    path(
      polygon([
        [x + 20, y(1) - 118],
        [x, y(1) - 208],
        [x + 118, y(1) - 118],
      ]),
      lighter(ink.roof, 0.3),
    ) +
    rect(x - 1.5, y(1) - 250, 3, 46, wood) +
    path(
      polygon([
        [x + 2, y(1) - 250],
        [x + 40, y(1) - 240],
        [x + 2, y(1) - 228],
      ]),
      ink.gold,
    )
  )
}

/** The view tower on the summit at sunrise, mist in the valleys. */
export function aussichtsturm(): Svg {
  const random = randomFrom('aussicht')
  const mood = {
    ...moods.evening,
    sky: [
      [0, '#3d6d86'],
      [0.34, '#93a9a6'],
      [0.62, '#f0bd85'],
      [1, '#fbdc9a'],
    ],
    haze: '#f2c592',
    far: '#b79f90',
    near: '#1b3f3c',
  } as const
  const top: Ridge = (x) => 1000 - 130 / (1 + ((x - 640) / 480) ** 2) + Math.sin(x / 130) * 8
  const wood = { color: '#12332f', lit: '#7d6a45', light: 1, tiers: 8, slim: 0.2 } as const
  return scene(
    2000,
    1125,
    air('aussicht', mood, 820),
    rays(1430, 560, 1500, '#fff1c9', 0.1),
    sun(1430, 560, 60, ink.gold, 0.95),
    hills({
      seed: 'aussicht',
      mood,
      count: 7,
      top: 590,
      base: 860,
      center: 1400,
      depth: 120,
      floor: 1100,
      fir: 40,
    }),
    mistShreds(random, { count: 26, top: 660, bottom: 900, color: '#fff0d2', opacity: 0.5 }),
    birds(random, 1180, 330, 7, '#4c4a4a'),
    land(
      top,
      [
        [0, '#6d7d4c'],
        [0.2, '#3f6148'],
        [1, '#10302b'],
      ],
      1140,
    ),
    firRow(random, (x) => top(x) + 4, {
      ...wood,
      height: 130,
      spacing: 46,
      where: (x) => x < 330 || x > 1020,
    }),
    tower(640, 890, 520),
    firRow(random, (x) => top(x) + 80, {
      ...wood,
      height: 190,
      spacing: 60,
      where: (x) => x < 420 || x > 900,
    }),
    firRow(random, (x) => top(x) + 190, {
      ...wood,
      color: '#0c2724',
      lit: '#5c5a3e',
      height: 250,
      spacing: 74,
    }),
    glow(1430, 900, 700, 300, ink.goldLight, 0.22),
  )
}

/** Hills like waves above a sea of fog. */
export function nebelmeer(): Svg {
  const random = randomFrom('nebelmeer')
  const mood = {
    ...moods.winter,
    sky: [
      [0, '#3f7590'],
      [0.5, '#9cc3c9'],
      [0.8, '#f3e3c6'],
      [1, '#f6d9a8'],
    ],
    haze: '#f1eadb',
    far: '#a9c0c4',
    near: '#1d4a4a',
    lit: ink.goldLight,
    windows: 0,
  } as const
  const crest: Ridge = (x) =>
    960 - ((x - 100) / 1000) ** 2 * -60 - 90 / (1 + ((x - 300) / 330) ** 2)
  return scene(
    2000,
    1125,
    air('nebelmeer', mood, 800),
    sun(1500, 300, 50, ink.goldLight, 0.6),
    hills({
      seed: 'nebelmeer-a',
      mood,
      count: 4,
      top: 470,
      base: 640,
      center: 1200,
      depth: 90,
      floor: 900,
      fir: 26,
    }),
    mistShreds(random, { count: 22, top: 600, bottom: 720, color: '#fffaf0', opacity: 0.85 }),
    hills({
      seed: 'nebelmeer-b',
      mood,
      count: 3,
      top: 720,
      base: 840,
      center: 1300,
      depth: 150,
      floor: 1120,
      fir: 58,
    }),
    mistShreds(random, { count: 26, top: 800, bottom: 940, color: '#fffaf0', opacity: 0.85 }),
    ellipse(1000, 1000, 1400, 90, '#f8f3e6', { opacity: '0.55' }),
    birds(random, 820, 300, 5, '#3f5f66'),
    firRow(random, crest, {
      height: 170,
      spacing: 52,
      color: mix('#1d4a4a', ink.firDeep, 0.5),
      lit: '#4f8068',
      tiers: 8,
      where: (x) => x < 760 || x > 1660,
    }),
    land(
      (x) => crest(x) + 12,
      [
        [0, '#2f5c4a'],
        [1, ink.firDeep],
      ],
      1140,
    ),
    firRow(random, (x) => crest(x) + 150, {
      height: 260,
      spacing: 70,
      color: ink.firDeep,
      lit: '#2b5b4b',
      tiers: 9,
      where: (x) => x < 520 || x > 1560,
    }),
    somebody(random, 930, crest(930) + 26, 104),
    somebody(random, 978, crest(978) + 26, 98),
  )
}
