import {
  air,
  birds,
  church,
  el,
  firRow,
  firSlope,
  funicularCar,
  hills,
  houseRow,
  ink,
  land,
  lighter,
  type Mood,
  mist,
  mix,
  moods,
  px,
  type Ridge,
  randomFrom,
  type Svg,
  scene,
  sun,
  track,
} from '../kit/index.ts'

/** The slope rises from lower left to upper right. */
const slope: Ridge = (x) => 1080 - (x - 250) * 0.46 + Math.sin(x / 210) * 16
const angle = (-Math.atan(0.46) * 180) / Math.PI

function town(mood: Mood): Svg {
  const random = randomFrom('bergbahn-town')
  const quarter = { lit: mood.windows, haze: [mood.haze, 0.3] as const }
  return (
    houseRow(random, 60, 700, () => 842, { ...quarter, size: 30 }) +
    church(random, 330, 862, 92, quarter) +
    houseRow(random, 20, 640, () => 868, { ...quarter, size: 38 }) +
    houseRow(random, -20, 560, () => 900, { ...quarter, size: 46 })
  )
}

function wooded(mood: Mood, isSnowy: boolean, hasCar: boolean): Svg {
  const random = randomFrom('bergbahn-wood')
  const color = mix(mood.near, ink.firDeep, 0.3)
  const lit = isSnowy ? mix(color, ink.snow, 0.72) : mix(color, mood.lit, 0.24)
  const ground = isSnowy ? ink.snowShade : mix(color, mood.meadow[1], 0.35)
  const upper: Ridge = (x) => slope(x) - 128
  const lower: Ridge = (x) => slope(x) + 158
  return (
    land(
      upper,
      [
        [0, mix(ground, mood.haze, 0.2)],
        [1, ground],
      ],
      1140,
    ) +
    firSlope(random, upper, {
      height: 120,
      spacing: 42,
      color: mix(color, mood.haze, 0.25),
      lit: mix(lit, mood.haze, 0.2),
      tiers: 7,
      rows: 3,
      depth: 44,
      below: color,
      where: (x) => x > 560,
    }) +
    land(
      (x) => slope(x) - 66,
      isSnowy
        ? [
            [0, ink.snow],
            [1, ink.snowShade],
          ]
        : [
            [0, mood.meadow[0]],
            [1, mix(mood.meadow[1], color, 0.3)],
          ],
      1140,
    ) +
    rails(isSnowy) +
    (hasCar ? car(960, isSnowy) : '') +
    firRow(random, lower, {
      height: 104,
      spacing: 40,
      color,
      lit,
      tiers: 8,
      where: (x) => x > 560,
    }) +
    firRow(random, (x) => lower(x) + 100, {
      height: 170,
      spacing: 54,
      color: mix(color, ink.firDeep, 0.6),
      lit: mix(lit, color, isSnowy ? 0.2 : 0.4),
      tiers: 9,
      where: (x) => x > 380,
    }) +
    firRow(random, (x) => lower(x) + 270, {
      height: 250,
      spacing: 70,
      color: ink.firDeep,
      lit: mix(lit, ink.firDeep, isSnowy ? 0.3 : 0.55),
      tiers: 10,
      where: (x) => x > 900,
    })
  )
}

/** Height of the rails at a place from left to right. */
const line = (x: number) => 1080 - (x - 250) * 0.46

function rails(isSnowy: boolean): Svg {
  const bed = isSnowy ? '#b9b3ad' : '#b79f86'
  const [left, right] = [-80, 2080] as const
  return track([left, line(left)], [right, line(right)], [50, 40], bed)
}

function car(x: number, isSnowy: boolean): Svg {
  return `<g transform="translate(${px(x)} ${px(line(x) - 4)}) rotate(${angle}) scale(1.05)">${funicularCar(ink.redstone, isSnowy ? ink.goldLight : '#bfe0dd')}</g>`
}

type View = { mood: Mood; seed: string; isSnowy?: boolean; hasCar?: boolean }

function bergbahnIn({ mood, seed, isSnowy = false, hasCar = true }: View): Svg {
  const random = randomFrom(seed)
  return scene(
    2000,
    1125,
    air(seed, mood, 900),
    isSnowy ? '' : sun(430, 240, 46, ink.gold, 0.5),
    hills({
      seed: 'bergbahn',
      mood,
      count: 6,
      top: 420,
      base: 700,
      center: 520,
      depth: 330,
      floor: 960,
      fir: 52,
      snow: isSnowy,
    }),
    land(
      () => 820,
      isSnowy
        ? [
            [0, lighter(ink.snow, 0.4)],
            [1, ink.snowShade],
          ]
        : [
            [0, mood.meadow[0]],
            [1, mood.meadow[1]],
          ],
      1140,
    ),
    town(mood),
    mist(800, 120, lighter(mood.haze, 0.4), 0.4),
    wooded(mood, isSnowy, hasCar),
    birds(random, 760, 260, 5, '#4a6468'),
  )
}

/** The red funicular climbs the slope above the town. */
export function bergbahn(): Svg {
  return bergbahnIn({ mood: moods.spring, seed: 'bergbahn' })
}

/** The funicular in snow. */
export function bergbahnWinter(): Svg {
  return bergbahnIn({ mood: moods.winter, seed: 'bergbahn-winter', isSnowy: true })
}

/** The slope without the funicular, as a film begins. */
export function bergbahnStrecke(): Svg {
  return bergbahnIn({ mood: moods.spring, seed: 'bergbahn', hasCar: false })
}

/** The funicular alone, at a place of the slope from left to right. */
export function bergbahnWagen(x: number): Svg {
  const frame = { width: 2000, height: 1125, viewBox: '0 0 2000 1125' }
  return el('svg', { xmlns: 'http://www.w3.org/2000/svg', ...frame }, car(x, false))
}
