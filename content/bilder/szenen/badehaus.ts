import {
  air,
  glints,
  glow,
  hills,
  ink,
  land,
  leafTree,
  lighter,
  type Mood,
  mirrored,
  mix,
  moods,
  path,
  polygon,
  randomFrom,
  rect,
  type Svg,
  scene,
  shaded,
  somebody,
  stars,
  steam,
  steps,
} from '../kit/index.ts'
import { facade, type Glass, ground } from './badehaus-front.ts'

function basin(mood: Mood, building: Svg): Svg {
  const random = randomFrom('badehaus-basin')
  const isDark = mood.windows > 0.5
  const edge = polygon([
    [250, 868],
    [1750, 868],
    [2040, 1140],
    [-40, 1140],
  ])
  const water: Glass = isDark
    ? [
        [0, '#3f8f9e'],
        [0.5, '#1b6070'],
        [1, '#0d3a4b'],
      ]
    : [
        [0, '#a9d9d3'],
        [0.4, ink.waterLight],
        [1, ink.water],
      ]
  return (
    shaded(water, (fill) => path(edge, fill)) +
    `<clipPath id="basin"><path d="${edge}"/></clipPath><g clip-path="url(#basin)">${mirrored(866, building, isDark ? 0.4 : 0.3, 0.62)}</g>` +
    glints(
      random,
      { left: 120, right: 1880, top: 890, bottom: 1120 },
      90,
      isDark ? ink.goldLight : '#ffffff',
      isDark ? 0.22 : 0.38,
    ) +
    rect(236, 856, 1528, 14, lighter(ink.sandstoneLight, isDark ? 0 : 0.3)) +
    rect(236, 868, 1528, 6, ink.sandstoneDark)
  )
}

function trees(mood: Mood): Svg {
  const random = randomFrom('badehaus-trees')
  const leaf = mix('#4f7f4f', mood.near, mood.windows > 0.5 ? 0.75 : 0.1)
  const lit = mix('#bcc777', mood.lit, mood.windows > 0.5 ? 0.8 : 0.2)
  const at = [60, 205, 1800, 1935]
  return at
    .map((x) =>
      leafTree(random, {
        x,
        y: 846,
        height: random.between(330, 400),
        spread: random.between(110, 138),
        leaf,
        lit,
      }),
    )
    .join('')
}

function badehausIn(mood: Mood, seed: string): Svg {
  const random = randomFrom(seed)
  const isDark = mood.windows > 0.5
  const glass: Glass = isDark
    ? [
        [0, '#eda23e'],
        [0.5, ink.gold],
        [1, '#ffefc4'],
      ]
    : [
        [0, '#4f7c86'],
        [0.7, '#7aa6a6'],
        [1, '#cfe0cf'],
      ]
  const building = facade(glass)
  const people = [300, 336, 560, 700, 731, 1090, 1120, 1290, 1480, 1513, 1545]
    .map((x) => somebody(random, x, 838 + random.between(-14, 8), 66))
    .join('')
  const lawn = mix(mood.meadow[1], mood.near, isDark ? 0.3 : 0.08)
  return scene(
    2000,
    1125,
    air(seed, mood, 760),
    isDark ? stars(random, 130, 2000, 420) : '',
    hills({
      seed: 'badehaus',
      mood,
      count: 5,
      top: 330,
      base: 610,
      center: 1000,
      depth: 330,
      floor: 860,
      fir: 74,
    }),
    land(
      () => 700,
      [
        [0, mood.meadow[0]],
        [1, mood.meadow[1]],
      ],
      900,
    ),
    isDark ? glow(1000, 700, 900, 330, ink.gold, 0.32) : '',
    building,
    shaded(
      [
        [0, mix('#e6d6b4', mood.near, isDark ? 0.62 : 0)],
        [1, mix('#d3bd95', mood.near, isDark ? 0.75 : 0)],
      ],
      (fill) => rect(0, ground, 2000, 110, fill),
    ),
    shaded(
      [
        [0, mix(lawn, mood.meadow[0], 0.5)],
        [1, lawn],
      ],
      (fill) => rect(0, 862, 2000, 270, fill),
    ),
    steps(900, ground - 6, 200, 5, 7, ink.sandstone),
    isDark ? glow(1000, 770, 820, 90, ink.goldLight, 0.45) : '',
    trees(mood),
    basin(mood, building),
    people,
    steam(
      random,
      { x: 200, y: 1030, width: 1500, height: 300 },
      60,
      '#ffffff',
      isDark ? 0.16 : 0.2,
    ),
  )
}

/** The historic bath house behind its open-air basin on a clear day. */
export function badehaus(): Svg {
  return badehausIn(moods.day, 'badehaus')
}

/** The same place on a thermal night. */
export function thermennacht(): Svg {
  return badehausIn(moods.dusk, 'thermennacht')
}
