import { darker, lighter, mix } from './color.ts'
import { times } from './random.ts'
import { path, polygon, px, rect, type Stop, type Svg, shaded, stroke } from './svg.ts'

/** Path data of an opening with a round arch; `y` is its foot. */
export function arch(x: number, y: number, width: number, height: number): string {
  const radius = width / 2
  return `M${px(x)} ${px(y)}V${px(y - height + radius)}A${px(radius)} ${px(radius)} 0 0 1 ${px(x + width)} ${px(y - height + radius)}V${px(y)}Z`
}

/** Openings side by side between two edges. */
export type Arcade = {
  left: number
  right: number
  foot: number
  height: number
  count: number
  /** Width of an opening as a share of its bay. */
  open?: number
  glass: readonly Stop[]
  frame: string
  /** Bars across the glass. */
  bars?: string
}

/** A row of round arches with frames and keystones. */
export function arcade(form: Arcade): Svg {
  const { left, right, foot, height, count, open = 0.64, glass, frame, bars } = form
  const bay = (right - left) / count
  const width = bay * open
  return times(count, (index) => {
    const x = left + bay * index + (bay - width) / 2
    const edge = width * 0.09
    const opening = arch(x, foot, width, height)
    const grid = `M${px(x + width / 2)} ${px(foot - height)}V${px(foot)}M${px(x)} ${px(foot - height + width / 2)}H${px(x + width)}M${px(x)} ${px(foot - (height - width / 2) / 2)}H${px(x + width)}`
    return (
      path(arch(x - edge, foot, width + edge * 2, height + edge), frame) +
      shaded(glass, (fill) => path(opening, fill)) +
      (bars ? stroke(grid, bars, Math.max(1.5, width * 0.035)) : '') +
      rect(
        x + width / 2 - edge,
        foot - height - edge * 1.6,
        edge * 2,
        edge * 2.6,
        lighter(frame, 0.3),
      )
    )
  }).join('')
}

/** Straight-headed windows with frames, in a row. */
export function windowRow(form: Omit<Arcade, 'glass'> & { glass: (index: number) => string }): Svg {
  const { left, right, foot, height, count, open = 0.5, glass, frame, bars } = form
  const bay = (right - left) / count
  const width = bay * open
  return times(count, (index) => {
    const x = left + bay * index + (bay - width) / 2
    const edge = width * 0.12
    const cross = `M${px(x + width / 2)} ${px(foot - height)}v${px(height)}M${px(x)} ${px(foot - height * 0.62)}h${px(width)}`
    return (
      rect(x - edge, foot - height - edge, width + edge * 2, height + edge * 2, frame) +
      rect(x - edge * 1.8, foot + edge * 0.4, width + edge * 3.6, edge * 0.9, lighter(frame, 0.3)) +
      rect(x, foot - height, width, height, glass(index)) +
      (bars ? stroke(cross, bars, Math.max(1.2, width * 0.06)) : '')
    )
  }).join('')
}

/** A wall with light from one side. */
export function wall(x: number, y: number, width: number, height: number, color: string): Svg {
  return shaded(
    [
      [0, lighter(color, 0.24)],
      [0.55, color],
      [1, darker(color, 0.16)],
    ],
    (fill) => rect(x, y - height, width, height, fill),
    'diagonal',
  )
}

/** A cornice: light ledge with its shadow. */
export function cornice(x: number, y: number, width: number, height: number, color: string): Svg {
  return (
    rect(x, y, width, height, lighter(color, 0.34)) +
    rect(x, y + height * 0.66, width, height * 0.34, color) +
    rect(x + height * 0.4, y + height, width - height * 0.8, height * 0.7, darker(color, 0.3), {
      opacity: '0.35',
    })
  )
}

/** A balustrade of small posts. */
export function balustrade(
  x: number,
  y: number,
  width: number,
  height: number,
  color: string,
): Svg {
  const step = height * 0.55
  const posts = times(width / step, (index) => {
    const left = x + index * step
    return `M${px(left)} ${px(y)}v${px(-height)}h${px(step * 0.5)}v${px(height)}Z`
  })
  return (
    path(posts.join(''), color) +
    rect(x, y - height * 1.12, width, height * 0.24, lighter(color, 0.3)) +
    rect(x, y - height * 0.14, width, height * 0.2, darker(color, 0.1))
  )
}

/** A roof with sloping ends, its tiles in rows. */
export function hipRoof(
  x: number,
  y: number,
  width: number,
  height: number,
  color: string,
  inset = height * 0.9,
): Svg {
  const outline = polygon([
    [x, y],
    [x + inset, y - height],
    [x + width - inset, y - height],
    [x + width, y],
  ])
  const rows = times(Math.floor(height / 13), (index) => {
    const share = (index + 1) / (Math.floor(height / 13) + 1)
    return `M${px(x + inset * (1 - share))} ${px(y - height * (1 - share))}H${px(x + width - inset * (1 - share))}`
  })
  return (
    shaded(
      [
        [0, lighter(color, 0.28)],
        [1, color],
      ],
      (fill) => path(outline, fill),
    ) +
    stroke(rows.join(''), darker(color, 0.28), 1.6, { opacity: '0.55' }) +
    rect(x + inset, y - height - 3, width - inset * 2, 6, lighter(color, 0.4))
  )
}

/** A dome with ribs and a lantern; `x` is its middle. */
export function dome(
  x: number,
  y: number,
  radius: number,
  height: number,
  color: string,
  tip: string,
): Svg {
  const shell = `M${px(x - radius)} ${px(y)}C${px(x - radius)} ${px(y - height * 0.95)} ${px(x - radius * 0.35)} ${px(y - height)} ${px(x)} ${px(y - height)}C${px(x + radius * 0.35)} ${px(y - height)} ${px(x + radius)} ${px(y - height * 0.95)} ${px(x + radius)} ${px(y)}Z`
  const ribs = [-0.62, -0.24, 0.24, 0.62].map(
    (share) =>
      `M${px(x + radius * share)} ${px(y)}C${px(x + radius * share)} ${px(y - height * 0.7)} ${px(x + radius * share * 0.5)} ${px(y - height * 0.96)} ${px(x)} ${px(y - height)}`,
  )
  const lantern = radius * 0.16
  return (
    shaded(
      [
        [0, lighter(color, 0.42)],
        [0.5, color],
        [1, darker(color, 0.35)],
      ],
      (fill) => path(shell, fill),
      'right',
    ) +
    stroke(ribs.join(''), darker(color, 0.25), Math.max(2, radius * 0.02), { opacity: '0.6' }) +
    rect(x - lantern, y - height - lantern * 1.9, lantern * 2, lantern * 2, mix(color, tip, 0.4)) +
    path(
      polygon([
        [x - lantern * 1.3, y - height - lantern * 1.8],
        [x, y - height - lantern * 4.4],
        [x + lantern * 1.3, y - height - lantern * 1.8],
      ]),
      color,
    ) +
    rect(x - 1.5, y - height - lantern * 6, 3, lantern * 1.8, tip)
  )
}

/** A column with base and capital; `x` is its middle. */
export function column(x: number, foot: number, height: number, width: number, color: string): Svg {
  const shaft = polygon([
    [x - width * 0.42, foot - height * 0.06],
    [x - width * 0.34, foot - height * 0.92],
    [x + width * 0.34, foot - height * 0.92],
    [x + width * 0.42, foot - height * 0.06],
  ])
  return (
    shaded(
      [
        [0, lighter(color, 0.45)],
        [0.6, color],
        [1, darker(color, 0.28)],
      ],
      (fill) => path(shaft, fill),
      'right',
    ) +
    rect(x - width * 0.55, foot - height * 0.06, width * 1.1, height * 0.06, color) +
    rect(x - width * 0.58, foot - height, width * 1.16, height * 0.085, lighter(color, 0.3))
  )
}

/** Steps before a door, widening downwards. */
export function steps(
  x: number,
  y: number,
  width: number,
  count: number,
  rise: number,
  color: string,
): Svg {
  return times(count, (index) => {
    const grow = index * rise * 1.3
    return (
      rect(x - grow, y + index * rise, width + grow * 2, rise, darker(color, 0.06 + index * 0.03)) +
      rect(x - grow, y + index * rise, width + grow * 2, rise * 0.3, lighter(color, 0.3))
    )
  }).join('')
}

/** The same drawing upside down below a line, as water shows it. */
export function mirrored(y: number, content: Svg, opacity: number, squeeze = 0.8): Svg {
  return `<g transform="translate(0 ${px(y * (1 + squeeze))}) scale(1 ${-squeeze})" opacity="${opacity}">${content}</g>`
}
