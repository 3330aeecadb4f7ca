import {
  air,
  arcade,
  balustrade,
  column,
  cornice,
  dome,
  ellipse,
  glints,
  glow,
  hills,
  hipRoof,
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
  scene,
  type Stop,
  type Svg,
  shaded,
  somebody,
  stars,
  steam,
  steps,
  wall,
} from '../kit/index.ts'

const ground = 760

type Glass = readonly Stop[]

function wing(left: number, right: number, glass: Glass): Svg {
  return (
    hipRoof(left - 14, ground - 236, right - left + 28, 74, ink.slate, 60) +
    wall(left, ground, right - left, 232, ink.sandstone) +
    cornice(left - 10, ground - 240, right - left + 20, 14, ink.sandstone) +
    arcade({
      left: left + 14,
      right: right - 14,
      foot: ground - 20,
      height: 158,
      count: 6,
      glass,
      frame: ink.sandstoneLight,
      bars: '#5c4a42',
    }) +
    rect(left, ground - 20, right - left, 20, ink.redstone, { opacity: '0.55' })
  )
}

function pavilion(glass: Glass): Svg {
  const [left, right] = [816, 1184]
  const columns = [838, 920, 1080, 1162].map((x) => column(x, ground - 8, 262, 28, ink.sandstoneLight))
  return (
    dome(1000, ground - 356, 138, 150, '#5f8f8b', ink.gold) +
    rect(868, ground - 366, 264, 34, ink.sandstone) +
    wall(left, ground, right - left, 330, lighter(ink.sandstone, 0.12)) +
    path(polygon([[left - 20, ground - 330], [1000, ground - 402], [right + 20, ground - 330]]), ink.sandstoneLight) +
    path(polygon([[left + 36, ground - 336], [1000, ground - 386], [right - 36, ground - 336]]), ink.sandstoneDark, { opacity: '0.55' }) +
    ellipse(1000, ground - 352, 15, 15, ink.goldLight) +
    cornice(left - 18, ground - 336, right - left + 36, 18, ink.sandstone) +
    cornice(left - 8, ground - 276, right - left + 16, 10, ink.sandstone) +
    arcade({ left: 850, right: 1150, foot: ground - 6, height: 230, count: 3, open: 0.66, glass, frame: ink.sandstoneDark, bars: '#5c4a42' }) +
    columns.join('')
  )
}

function endTower(middle: number, glass: Glass): Svg {
  const left = middle - 72
  return (
    hipRoof(left - 14, ground - 300, 172, 120, ink.roof, 66) +
    wall(left, ground, 144, 300, lighter(ink.sandstone, 0.06)) +
    cornice(left - 10, ground - 306, 164, 14, ink.sandstone) +
    arcade({ left: left + 20, right: left + 124, foot: ground - 20, height: 170, count: 1, open: 0.62, glass, frame: ink.sandstoneLight, bars: '#5c4a42' }) +
    ellipse(middle, ground - 246, 22, 22, ink.sandstoneDark) +
    ellipse(middle, ground - 246, 16, 16, glass[0]?.[1] ?? ink.slate)
  )
}

function facade(glass: Glass): Svg {
  return (
    wing(384, 830, glass) + wing(1170, 1616, glass) + endTower(340, glass) + endTower(1660, glass) +
    balustrade(384, ground - 240, 432, 26, ink.sandstone) +
    balustrade(1184, ground - 240, 432, 26, ink.sandstone) +
    pavilion(glass)
  )
}

function basin(mood: Mood, building: Svg): Svg {
  const random = randomFrom('badehaus-basin')
  const isDark = mood.windows > 0.5
  const edge = polygon([[250, 868], [1750, 868], [2040, 1140], [-40, 1140]])
  const water: Glass = isDark
    ? [[0, '#3f8f9e'], [0.5, '#1b6070'], [1, '#0d3a4b']]
    : [[0, '#a9d9d3'], [0.4, ink.waterLight], [1, ink.water]]
  return (
    shaded(water, (fill) => path(edge, fill)) +
    `<clipPath id="basin"><path d="${edge}"/></clipPath><g clip-path="url(#basin)">${mirrored(866, building, isDark ? 0.4 : 0.3, 0.62)}</g>` +
    glints(random, { left: 120, right: 1880, top: 890, bottom: 1120 }, 90, isDark ? ink.goldLight : '#ffffff', isDark ? 0.22 : 0.38) +
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
    .map((x) => leafTree(random, { x, y: 846, height: random.between(330, 400), spread: random.between(110, 138), leaf, lit }))
    .join('')
}

function badehausIn(mood: Mood, seed: string): Svg {
  const random = randomFrom(seed)
  const isDark = mood.windows > 0.5
  const glass: Glass = isDark
    ? [[0, '#eda23e'], [0.5, ink.gold], [1, '#ffefc4']]
    : [[0, '#4f7c86'], [0.7, '#7aa6a6'], [1, '#cfe0cf']]
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
    hills({ seed: 'badehaus', mood, count: 5, top: 330, base: 610, center: 1000, depth: 330, floor: 860, fir: 74 }),
    land(() => 700, [[0, mood.meadow[0]], [1, mood.meadow[1]]], 900),
    isDark ? glow(1000, 700, 900, 330, ink.gold, 0.32) : '',
    building,
    shaded([[0, mix('#e6d6b4', mood.near, isDark ? 0.62 : 0)], [1, mix('#d3bd95', mood.near, isDark ? 0.75 : 0)]], (fill) => rect(0, ground, 2000, 110, fill)),
    shaded([[0, mix(lawn, mood.meadow[0], 0.5)], [1, lawn]], (fill) => rect(0, 862, 2000, 270, fill)),
    steps(900, ground - 6, 200, 5, 7, ink.sandstone),
    isDark ? glow(1000, 770, 820, 90, ink.goldLight, 0.45) : '',
    trees(mood),
    basin(mood, building),
    people,
    steam(random, { x: 200, y: 1030, width: 1500, height: 300 }, 60, '#ffffff', isDark ? 0.16 : 0.2),
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
