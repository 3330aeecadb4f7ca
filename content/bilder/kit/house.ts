import { darker, ink, lighter, mix } from './color.ts'
import type { Random } from './random.ts'
import { times } from './random.ts'
import { group, path, polygon, px, rect, type Svg, stroke } from './svg.ts'

/** A house seen from the corner: gable front left, long side right; `y` is the ground. */
export type House = {
  x: number
  y: number
  front: number
  side: number
  wall: number
  roof: number
  plaster: string
  tiles: string
  isTimbered?: boolean
  /** Share of windows with a light behind them. */
  lit?: number
  /** Air between the house and the eye: colour and share. */
  haze?: readonly [string, number]
}

type Panes = {
  left: number
  right: number
  top: number
  bottom: number
  width: number
  height: number
}

function windows(random: Random, panes: Panes, lit: number, dark: string): Svg {
  const across = Math.max(1, Math.floor((panes.right - panes.left) / (panes.width * 2)))
  const down = Math.max(1, Math.floor((panes.bottom - panes.top) / (panes.height * 1.7)))
  const [gapX, gapY] = [(panes.right - panes.left) / across, (panes.bottom - panes.top) / down]
  return times(across * down, (index) => {
    const x = panes.left + ((index % across) + 0.5) * gapX - panes.width / 2
    const y = panes.top + (Math.floor(index / across) + 0.5) * gapY - panes.height / 2
    const glass = random.chance(lit) ? random.pick([ink.gold, ink.goldLight]) : dark
    const bar = panes.width * 0.1
    const frame =
      panes.width < 18
        ? ''
        : rect(x - bar, y - bar, panes.width + bar * 2, panes.height + bar * 2, '#fff6e6', {
            opacity: '0.75',
          })
    const cross =
      panes.width < 18
        ? ''
        : stroke(
            `M${px(x + panes.width / 2)} ${px(y)}v${px(panes.height)}M${px(x)} ${px(y + panes.height * 0.4)}h${px(panes.width)}`,
            '#fff6e6',
            bar * 0.8,
          )
    return frame + rect(x, y, panes.width, panes.height, glass) + cross
  }).join('')
}

function timberFront({ x, y, front, wall, roof }: House, color: string): Svg {
  const [left, right, eaves, ridge] = [x, x + front, y - wall, y - wall - roof]
  const middle = x + front / 2
  const beam = eaves - roof * 0.42
  const inset = front * 0.21
  const lines = [
    `M${px(left)} ${px(eaves)}H${px(right)}`,
    `M${px(left)} ${px(y - wall * 0.5)}H${px(right)}`,
    `M${px(left + inset)} ${px(beam)}H${px(right - inset)}`,
    `M${px(middle)} ${px(ridge + roof * 0.12)}V${px(eaves)}`,
    `M${px(left + front * 0.12)} ${px(y - wall * 0.5)}L${px(left + front * 0.3)} ${px(eaves)}`,
    `M${px(right - front * 0.12)} ${px(y - wall * 0.5)}L${px(right - front * 0.3)} ${px(eaves)}`,
    `M${px(left + front * 0.22)} ${px(eaves)}L${px(middle)} ${px(beam)}L${px(right - front * 0.22)} ${px(eaves)}`,
    `M${px(left + front * 0.03)} ${px(y - wall * 0.5)}V${px(eaves)}M${px(right - front * 0.03)} ${px(y - wall * 0.5)}V${px(eaves)}`,
  ]
  return stroke(lines.join(''), color, Math.max(1.2, front * 0.028))
}

function roofPlanes(house: House, tiles: string): Svg {
  const { x, y, front, side, wall, roof } = house
  const [eaves, ridge, over] = [y - wall, y - wall - roof, front * 0.06]
  const [apex, far] = [x + front / 2, x + front / 2 + side]
  const plane = polygon([
    [apex, ridge],
    [far, ridge],
    [x + front + side + over, eaves + over],
    [x + front + over, eaves + over],
  ])
  const verge = polygon([
    [x - over, eaves + over],
    [apex, ridge - over * 0.6],
    [x + front + over, eaves + over],
    [x + front - over * 0.2, eaves + over],
    [apex, ridge + over * 1.3],
    [x + over * 0.2, eaves + over],
  ])
  const rows = times(Math.min(7, Math.round(roof / 9)), (index) => {
    const share = (index + 1) / (Math.min(7, Math.round(roof / 9)) + 1)
    const [left, down] = [apex + (front / 2 + over) * share, ridge + (roof + over) * share]
    return `M${px(left)} ${px(down)}h${px(side)}`
  })
  return (
    path(plane, tiles) +
    stroke(rows.join(''), darker(tiles, 0.25), Math.max(0.8, roof * 0.012)) +
    path(verge, lighter(tiles, 0.22))
  )
}

function chimney(random: Random, { x, y, front, side, wall, roof }: House, color: string): Svg {
  const left = x + front / 2 + side * random.between(0.35, 0.7)
  const width = front * 0.1
  const top = y - wall - roof - width * 1.5
  return (
    rect(left, top, width, width * 2.4, color) +
    rect(left - 1, top, width + 2, width * 0.4, darker(color, 0.3))
  )
}

/** A house in the style of the Black Forest: steep roof, plaster or timber framing. */
export function house(random: Random, given: House): Svg {
  const [air, share] = given.haze ?? ['#ffffff', 0]
  const tint = (color: string) => (share > 0 ? mix(color, air, share) : color)
  const { x, y, front, side, wall, roof, lit = 0 } = given
  const [plaster, tiles] = [tint(given.plaster), tint(given.tiles)]
  const shade = mix(plaster, tint(darker(given.plaster, 0.5)), 0.5)
  const dark = tint(lit > 0.3 ? '#3d3a40' : '#4d5c62')
  const gable = polygon([
    [x, y],
    [x, y - wall],
    [x + front / 2, y - wall - roof],
    [x + front, y - wall],
    [x + front, y],
  ])
  const size = { width: front * 0.11, height: front * 0.15 }
  const facade = {
    left: x + front * 0.06,
    right: x + front * 0.94,
    top: y - wall,
    bottom: y - wall * 0.06,
  }
  const long = {
    left: x + front,
    right: x + front + side,
    top: y - wall * 0.94,
    bottom: y - wall * 0.06,
  }
  return group(
    {},
    chimney(random, given, tint(ink.redstone)),
    rect(x + front, y - wall, side, wall, shade),
    windows(random, { ...long, ...size }, lit, dark),
    path(gable, plaster),
    given.isTimbered ? timberFront(given, tint(ink.timber)) : '',
    windows(random, { ...facade, ...size }, lit, dark),
    windows(
      random,
      {
        left: x + front * 0.36,
        right: x + front * 0.64,
        top: y - wall - roof * 0.42,
        bottom: y - wall - roof * 0.05,
        ...size,
      },
      lit,
      dark,
    ),
    roofPlanes(given, tiles),
  )
}

/** Settings of a quarter: light behind windows, air, and how large a house is. */
export type Quarter = { size: number; lit?: number; haze?: readonly [string, number] }

/** A house with random proportions at a place. */
export function someHouse(random: Random, x: number, y: number, quarter: Quarter): Svg {
  const front = quarter.size * random.between(0.85, 1.15)
  return house(random, {
    x,
    y,
    front,
    side: front * random.between(0.55, 1.35),
    wall: front * random.between(0.55, 0.85),
    roof: front * random.between(0.6, 0.8),
    plaster: random.pick([
      ink.plaster,
      ink.cream,
      ink.sandstoneLight,
      '#ecdcc0',
      '#e4d3c0',
      '#f0dcc8',
    ]),
    tiles: random.pick([ink.roof, '#7d3f33', '#9c5440', '#84493c', ink.slate]),
    isTimbered: random.chance(0.45),
    ...(quarter.lit === undefined ? {} : { lit: quarter.lit }),
    ...(quarter.haze === undefined ? {} : { haze: quarter.haze }),
  })
}

/** A row of houses from x to x along a ground line. */
export function houseRow(
  random: Random,
  from: number,
  to: number,
  ground: (x: number) => number,
  quarter: Quarter,
): Svg {
  const parts: Svg[] = []
  for (let x = from; x < to; x += quarter.size * random.between(1.25, 2.1)) {
    parts.push(
      someHouse(random, x, ground(x) + random.between(-0.08, 0.08) * quarter.size, quarter),
    )
  }
  return parts.join('')
}
