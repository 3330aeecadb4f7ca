import { darker, ink, lighter, mix } from './color.ts'
import type { Mood } from './mood.ts'
import { times } from './random.ts'
import {
  ellipse,
  glow,
  group,
  path,
  polygon,
  px,
  rect,
  type Stop,
  type Svg,
  shaded,
  stroke,
} from './svg.ts'

/** A room seen straight on: its rear wall, and the colours of wall, floor and ceiling. */
export type Room = {
  left: number
  right: number
  top: number
  foot: number
  wall: string
  floor: string
  ceiling: string
  /** Height of the eye; lines of the floor run towards it. */
  eye?: number
}

const [width, height] = [2000, 1125]

/** Side walls, ceiling, floor and rear wall, lightest where the light comes from. */
export function roomShell({ left, right, top, foot, wall, floor, ceiling }: Room): Svg {
  const sides = [
    [[0, 0] as const, [left, top] as const, [left, foot] as const, [0, height] as const],
    [[width, 0] as const, [right, top] as const, [right, foot] as const, [width, height] as const],
  ]
  const sideStops: readonly (readonly Stop[])[] = [
    [
      [0, darker(wall, 0.34)],
      [1, darker(wall, 0.1)],
    ],
    [
      [0, darker(wall, 0.06)],
      [1, darker(wall, 0.28)],
    ],
  ]
  return (
    shaded(
      [
        [0, darker(ceiling, 0.2)],
        [1, ceiling],
      ],
      (fill) =>
        path(
          polygon([
            [0, 0],
            [width, 0],
            [right, top],
            [left, top],
          ]),
          fill,
        ),
    ) +
    sides
      .map((corners, index) =>
        shaded(sideStops[index] ?? [], (fill) => path(polygon(corners), fill), 'right'),
      )
      .join('') +
    shaded(
      [
        [0, wall],
        [1, lighter(wall, 0.3)],
      ],
      (fill) => rect(left, top, right - left, foot - top, fill),
    ) +
    shaded(
      [
        [0, lighter(floor, 0.28)],
        [1, darker(floor, 0.24)],
      ],
      (fill) =>
        path(
          polygon([
            [left, foot],
            [right, foot],
            [width, height],
            [0, height],
          ]),
          fill,
        ),
    )
  )
}

/** Boards or tiles of the floor, running to the vanishing point. */
export function floorLines(room: Room, boards: number, rows: number, strength = 0.35): Svg {
  const { left, right, foot, floor, eye = 480 } = room
  const middle = (left + right) / 2
  const grow = (height - eye) / (foot - eye)
  const along = times(boards * 3 + 1, (index) => {
    const x = left + ((right - left) * (index - boards)) / boards
    return `M${px(x)} ${px(foot)}L${px(middle + (x - middle) * grow)} ${height}`
  })
  const across = times(rows, (index) => {
    const share = (index + 1) / (rows + 1)
    const y = eye + (foot - eye) / (1 - share * (1 - 1 / grow))
    return `M0 ${px(y)}H${width}`
  })
  return `<clipPath id="floor"><path d="${polygon([
    [left, foot],
    [right, foot],
    [width, height],
    [0, height],
  ])}"/></clipPath>${group(
    { 'clip-path': 'url(#floor)' },
    stroke(along.join('') + across.join(''), darker(floor, 0.4), 3, { opacity: String(strength) }),
  )}`
}

/** A window with what lies outside: sky, a wooded slope, firs. */
export type View = {
  x: number
  foot: number
  width: number
  height: number
  mood: Mood
  frame: string
  isArched?: boolean
}

/** A tall window that looks out into the valley. */
export function windowView(view: View): Svg {
  const { x, foot, mood, frame, isArched } = view
  const [wide, tall] = [view.width, view.height]
  const radius = wide / 2
  const shape = (edge: number) =>
    isArched
      ? `M${px(x - edge)} ${px(foot + edge)}V${px(foot - tall + radius)}A${px(radius + edge)} ${px(radius + edge)} 0 0 1 ${px(x + wide + edge)} ${px(foot - tall + radius)}V${px(foot + edge)}Z`
      : `M${px(x - edge)} ${px(foot + edge)}V${px(foot - tall - edge)}H${px(x + wide + edge)}V${px(foot + edge)}Z`
  const id = `pane-${Math.round(x)}-${Math.round(foot)}`
  const hill = (share: number, bend: number) =>
    `M${px(x)} ${px(foot - tall * share)}Q${px(x + wide * 0.4)} ${px(foot - tall * (share + bend))} ${px(x + wide)} ${px(foot - tall * (share - bend * 0.4))}V${px(foot)}H${px(x)}Z`
  const firs = times(wide / 13, (index) => {
    const at = x + index * 13
    const tip = foot - tall * (0.24 + 0.06 * Math.sin(index * 2.1 + x))
    return `M${px(at - 12)} ${px(foot)}L${px(at)} ${px(tip)}L${px(at + 12)} ${px(foot)}Z`
  })
  const bars = [0.5].map((share) => `M${px(x + wide * share)} ${px(foot - tall)}V${px(foot)}`)
  const rails = [0.36, 0.68].map((share) => `M${px(x)} ${px(foot - tall * share)}H${px(x + wide)}`)
  return (
    path(shape(wide * 0.07), darker(frame, 0.1)) +
    path(shape(wide * 0.035), lighter(frame, 0.3)) +
    shaded(mood.sky, (fill) => path(shape(0), fill)) +
    `<clipPath id="${id}"><path d="${shape(0)}"/></clipPath>` +
    group(
      { 'clip-path': `url(#${id})` },
      path(hill(0.5, 0.12), mix(mood.far, mood.haze, 0.4)),
      path(hill(0.36, 0.08), mix(mood.far, mood.near, 0.4)),
      path(firs.join(''), mix(mood.near, mood.haze, 0.12)),
    ) +
    stroke(bars.join('') + rails.join(''), lighter(frame, 0.3), Math.max(4, wide * 0.03)) +
    rect(x - wide * 0.1, foot + wide * 0.03, wide * 1.2, wide * 0.07, lighter(frame, 0.4))
  )
}

/** Light that falls through a window on to the floor. */
export function lightFall(x: number, wide: number, from: number, lean: number, tone: string): Svg {
  const beam = polygon([
    [x, from],
    [x + wide, from],
    [x + wide * 1.5 + lean, height],
    [x - wide * 0.2 + lean, height],
  ])
  return shaded(
    [
      [0, tone, 0.4],
      [1, tone, 0.04],
    ],
    (fill) => path(beam, fill),
  )
}

/** A hanging lamp with its light; `y` is the lower edge of the shade. */
export function lamp(x: number, y: number, size: number, shade: string): Svg {
  return (
    stroke(`M${px(x)} 0V${px(y - size)}`, '#3a3230', 4) +
    glow(x, y + size * 0.3, size * 4, size * 3, ink.goldLight, 0.5) +
    path(
      `M${px(x - size)} ${px(y)}Q${px(x - size * 0.9)} ${px(y - size)} ${px(x)} ${px(y - size)}Q${px(x + size * 0.9)} ${px(y - size)} ${px(x + size)} ${px(y)}Z`,
      shade,
    ) +
    ellipse(x, y, size, size * 0.16, ink.goldLight)
  )
}

/** A plant in a pot; `y` is the floor. */
export function pottedPlant(x: number, y: number, size: number, leaf: string, pot: string): Svg {
  const leaves = times(11, (index) => {
    const angle = (-168 + index * 15.6) * (Math.PI / 180)
    const reach = size * (0.78 + 0.22 * Math.sin(index * 2.7))
    const [dx, dy] = [Math.cos(angle) * reach * 0.75, Math.sin(angle) * reach]
    const blade = `M${px(x)} ${px(y - size * 0.42)}q${px(dx * 0.2 - dy * 0.14)} ${px(dy * 0.7)} ${px(dx)} ${px(dy)}q${px(-dx * 0.1 + dy * 0.1)} ${px(-dy * 0.2)} ${px(-dx)} ${px(-dy)}Z`
    return path(blade, index % 3 === 0 ? lighter(leaf, 0.22) : darker(leaf, (index % 2) * 0.2))
  })
  return (
    ellipse(x + size * 0.06, y, size * 0.4, size * 0.06, '#0b1f22', { opacity: '0.25' }) +
    leaves.join('') +
    path(
      polygon([
        [x - size * 0.28, y - size * 0.46],
        [x + size * 0.28, y - size * 0.46],
        [x + size * 0.2, y],
        [x - size * 0.2, y],
      ]),
      pot,
    ) +
    path(
      polygon([
        [x + size * 0.04, y - size * 0.46],
        [x + size * 0.28, y - size * 0.46],
        [x + size * 0.2, y],
        [x + size * 0.02, y],
      ]),
      darker(pot, 0.2),
    ) +
    rect(x - size * 0.31, y - size * 0.5, size * 0.62, size * 0.09, lighter(pot, 0.2))
  )
}
