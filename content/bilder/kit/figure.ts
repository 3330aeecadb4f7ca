import { darker, ink, lighter } from './color.ts'
import type { Random } from './random.ts'
import { ellipse, group, path, polygon, px, type Svg } from './svg.ts'

/** A person seen from some way off; `y` is the ground, `height` in pixels. */
export type Figure = {
  x: number
  y: number
  height: number
  coat: string
  skin?: string
  hair?: string
  hat?: string
  isSeated?: boolean
  hasSkirt?: boolean
}

function body(figure: Figure): Svg {
  const { x, y, height, coat, hasSkirt } = figure
  const [shoulder, hem] = [y - height * 0.8, y - height * (hasSkirt ? 0.2 : 0.36)]
  const [wide, low] = [height * 0.115, height * (hasSkirt ? 0.17 : 0.12)]
  const shape = `M${px(x - wide)} ${px(shoulder + height * 0.05)}Q${px(x)} ${px(shoulder - height * 0.045)} ${px(x + wide)} ${px(shoulder + height * 0.05)}L${px(x + low)} ${px(hem)}H${px(x - low)}Z`
  const shade = `M${px(x)} ${px(shoulder)}Q${px(x + wide * 0.6)} ${px(shoulder)} ${px(x + wide)} ${px(shoulder + height * 0.05)}L${px(x + low)} ${px(hem)}H${px(x + low * 0.25)}Z`
  return path(shape, coat) + path(shade, darker(coat, 0.22))
}

function legs({ x, y, height, isSeated }: Figure): Svg {
  const color = '#2e3138'
  if (isSeated) return ''
  const leg = (offset: number) =>
    polygon([
      [x + offset - height * 0.035, y - height * 0.4],
      [x + offset + height * 0.035, y - height * 0.4],
      [x + offset + height * 0.028, y],
      [x + offset - height * 0.03, y],
    ])
  return path(leg(-height * 0.05) + leg(height * 0.055), color)
}

function head({ x, y, height, skin = '#dcae8c', hair = '#5a3d2c', hat }: Figure): Svg {
  const [middle, radius] = [y - height * 0.895, height * 0.068]
  const brim = hat
    ? ellipse(x, middle - radius * 0.45, radius * 1.8, radius * 0.36, hat) +
      ellipse(x, middle - radius * 0.85, radius * 1.02, radius * 0.75, lighter(hat, 0.12))
    : ''
  return (
    ellipse(x, middle, radius * 0.9, radius * 1.1, skin) +
    path(
      `M${px(x - radius)} ${px(middle)}a${px(radius)} ${px(radius * 1.15)} 0 0 1 ${px(radius * 2)} 0q${px(-radius)} ${px(-radius * 0.7)} ${px(-radius * 2)} 0Z`,
      hair,
    ) +
    brim
  )
}

/** A standing, walking or seated person in flat colours. */
export function figure(given: Figure): Svg {
  const shadow = ellipse(
    given.x + given.height * 0.1,
    given.y,
    given.height * 0.22,
    given.height * 0.03,
    '#0b1f22',
    {
      opacity: '0.22',
    },
  )
  return group({}, shadow, legs(given), body(given), head(given))
}

/** A person with random clothes. */
export function somebody(random: Random, x: number, y: number, height: number): Svg {
  return figure({
    x,
    y,
    height: height * random.between(0.92, 1.06),
    coat: random.pick([
      ink.redstone,
      ink.waterDeep,
      ink.firMid,
      '#c98f4b',
      '#5b4a63',
      '#d9c3a0',
      '#3f5a74',
      '#8a3f45',
    ]),
    skin: random.pick(['#e2b695', '#c98e6a', '#8a5a3f', '#ecc7a8', '#d8a581']),
    hair: random.pick(['#3a2a22', '#6b4a2f', '#b98a4e', '#d9d3c8', '#1f1b1c', '#8a4b2d']),
    hasSkirt: random.chance(0.4),
    ...(random.chance(0.22) ? { hat: random.pick(['#d8bd8c', '#3b4348', '#7d3f33']) } : {}),
  })
}
