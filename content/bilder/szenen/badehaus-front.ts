import {
  arcade,
  balustrade,
  column,
  cornice,
  dome,
  ellipse,
  hipRoof,
  ink,
  lighter,
  path,
  polygon,
  rect,
  type Stop,
  type Svg,
  wall,
} from '../kit/index.ts'

/** Height of the ground the bath house stands on. */
export const ground = 760

/** What shines in the windows. */
export type Glass = readonly Stop[]

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
  const columns = [838, 920, 1080, 1162].map((x) =>
    column(x, ground - 8, 262, 28, ink.sandstoneLight),
  )
  return (
    dome(1000, ground - 356, 138, 150, '#5f8f8b', ink.gold) +
    rect(868, ground - 366, 264, 34, ink.sandstone) +
    wall(left, ground, right - left, 330, lighter(ink.sandstone, 0.12)) +
    path(
      polygon([
        [left - 20, ground - 330],
        [1000, ground - 402],
        [right + 20, ground - 330],
      ]),
      ink.sandstoneLight,
    ) +
    path(
      polygon([
        [left + 36, ground - 336],
        [1000, ground - 386],
        [right - 36, ground - 336],
      ]),
      ink.sandstoneDark,
      { opacity: '0.55' },
    ) +
    ellipse(1000, ground - 352, 15, 15, ink.goldLight) +
    cornice(left - 18, ground - 336, right - left + 36, 18, ink.sandstone) +
    cornice(left - 8, ground - 276, right - left + 16, 10, ink.sandstone) +
    arcade({
      left: 850,
      right: 1150,
      foot: ground - 6,
      height: 230,
      count: 3,
      open: 0.66,
      glass,
      frame: ink.sandstoneDark,
      bars: '#5c4a42',
    }) +
    columns.join('')
  )
}

function endTower(middle: number, glass: Glass): Svg {
  const left = middle - 72
  return (
    hipRoof(left - 14, ground - 300, 172, 120, ink.roof, 66) +
    wall(left, ground, 144, 300, lighter(ink.sandstone, 0.06)) +
    cornice(left - 10, ground - 306, 164, 14, ink.sandstone) +
    arcade({
      left: left + 20,
      right: left + 124,
      foot: ground - 20,
      height: 170,
      count: 1,
      open: 0.62,
      glass,
      frame: ink.sandstoneLight,
      bars: '#5c4a42',
    }) +
    ellipse(middle, ground - 246, 22, 22, ink.sandstoneDark) +
    ellipse(middle, ground - 246, 16, 16, glass[0]?.[1] ?? ink.slate)
  )
}

/** The front of the bath house. */
export function facade(glass: Glass): Svg {
  return (
    wing(384, 830, glass) +
    wing(1170, 1616, glass) +
    endTower(340, glass) +
    endTower(1660, glass) +
    balustrade(384, ground - 240, 432, 26, ink.sandstone) +
    balustrade(1184, ground - 240, 432, 26, ink.sandstone) +
    pavilion(glass)
  )
}
