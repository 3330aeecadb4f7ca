import {
  air,
  church,
  firRow,
  glow,
  hills,
  houseRow,
  ink,
  land,
  meadow,
  mist,
  mistShreds,
  moods,
  type Ridge,
  randomFrom,
  ridge,
  river,
  riverGlints,
  type Svg,
  scene,
  sun,
  times,
} from '../kit/index.ts'

const mood = moods.evening

function town(): Svg {
  const random = randomFrom('abend-town')
  return times(6, (index) => {
    const size = 24 + index * 8
    const ground: Ridge = (x) => 788 + index * 24 + ((x - 1000) / 900) ** 2 * 20
    const quarter = { size, lit: 0.55, haze: [mood.haze, 0.42 - index * 0.07] as const }
    const spire =
      index === 2 ? church(random, 1210, ground(1210) + 4, 116, { ...quarter, lit: 1 }) : ''
    return houseRow(random, 560 - index * 80, 1560 + index * 60, ground, quarter) + spire
  }).join('')
}

/** The town in the last sun, seen from the terrace path. */
export function talAbend(): Svg {
  const random = randomFrom('abend')
  const front: Ridge = ridge(random, {
    y: 1150,
    rise: 16,
    wave: 1500,
    bend: (x) => -(((x - 960) / 1000) ** 2) * 190,
  })
  const course = (share: number) => ({
    x: 1010 - Math.sin(share * 4.2) * 150 * share,
    half: 8 + share ** 1.6 * 150,
  })
  const wood = { color: '#0f2d2e', lit: '#8a6a45', tiers: 9, slim: 0.19, light: 1 } as const
  return scene(
    2000,
    1125,
    air('abend', mood, 800, 2000, 12),
    sun(760, 470, 56, ink.gold, 0.95),
    hills({
      seed: 'abend',
      mood,
      count: 7,
      top: 450,
      base: 740,
      center: 820,
      depth: 470,
      floor: 920,
      fir: 66,
    }),
    glow(760, 620, 900, 260, ink.goldLight, 0.3),
    meadow(mood, () => 806, 1140),
    mist(800, 150, '#f6c79a', 0.5),
    town(),
    river(course, 925, 1140, [
      [0, '#fbd79a'],
      [0.5, '#d9a283'],
      [1, '#4d6f78'],
    ]),
    riverGlints(random, course, 930, 1130, 44, '#ffe3ae'),
    mistShreds(random, { count: 10, top: 740, bottom: 840, color: '#f9d4a8', opacity: 0.3 }),
    land(
      front,
      [
        [0, '#3c5a45'],
        [1, '#0f2d2e'],
      ],
      1140,
    ),
    firRow(random, (x) => front(x) + 10, {
      ...wood,
      height: 170,
      spacing: 46,
      where: (x) => x < 520 || x > 1520,
    }),
    firRow(random, (x) => front(x) + 90, {
      ...wood,
      color: '#0a2426',
      lit: '#5f5238',
      height: 270,
      spacing: 70,
      where: (x) => x < 330 || x > 1690,
    }),
  )
}
