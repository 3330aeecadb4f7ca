/** A piece of SVG markup. */
export type Svg = string
/** A point in pixels. */
export type Point = readonly [x: number, y: number]
/** A stop of a gradient: place from 0 to 1, colour, opacity (1 when left out). */
export type Stop = readonly [offset: number, color: string, opacity?: number]
/** Attributes of an element; a missing one is left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>

/** A number with one decimal, so that files stay small and the same bytes come out every time. */
export function px(value: number): string {
  return String(Math.round(value * 10) / 10)
}

/** An element with attributes and children. */
export function el(name: string, attributes: Attributes, ...children: Svg[]): Svg {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? px(value) : value}"`)
    .join('')
  const inner = children.join('')
  return inner === '' ? `<${name}${written}/>` : `<${name}${written}>${inner}</${name}>`
}

/** A group that shares attributes. */
export function group(attributes: Attributes, ...children: Svg[]): Svg {
  return el('g', attributes, ...children)
}

/** A group moved, scaled and, where `flip` is set, mirrored. */
export function placed(x: number, y: number, scale: number, content: Svg, flip = false): Svg {
  const factor = `${flip ? -scale : scale} ${scale}`
  return `<g transform="translate(${px(x)} ${px(y)}) scale(${factor})">${content}</g>`
}

/** A filled path. */
export function path(d: string, fill: string, more: Attributes = {}): Svg {
  return el('path', { d, fill, ...more })
}

/** A line without filling. */
export function stroke(d: string, color: string, width: number, more: Attributes = {}): Svg {
  return el('path', { d, fill: 'none', stroke: color, 'stroke-width': width, ...more })
}

/** A filled rectangle. */
export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
): Svg {
  return el('rect', { x, y, width, height, fill, ...more })
}

/** A filled circle or ellipse. */
export function ellipse(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  more: Attributes = {},
): Svg {
  return el('ellipse', { cx, cy, rx, ry, fill, ...more })
}

/** Path data of a closed polygon. */
export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${px(x)} ${px(y)}`).join('L')}Z`
}

/** Path data of a soft line through points (quadratic through the middles). */
export function softLine(points: readonly Point[]): string {
  const [first, ...rest] = points
  if (!first) return ''
  const parts = [`M${px(first[0])} ${px(first[1])}`]
  rest.forEach(([x, y], index) => {
    const next = rest[index + 1]
    if (next) parts.push(`Q${px(x)} ${px(y)} ${px((x + next[0]) / 2)} ${px((y + next[1]) / 2)}`)
    else parts.push(`L${px(x)} ${px(y)}`)
  })
  return parts.join('')
}

function idOf(text: string): string {
  let hash = 2166136261
  for (const character of text) hash = Math.imul(hash ^ character.charCodeAt(0), 16777619)
  return `g${(hash >>> 0).toString(36)}`
}

function stopList(stops: readonly Stop[]): Svg {
  return stops
    .map(([offset, color, opacity]) =>
      el('stop', {
        offset: String(offset),
        'stop-color': color,
        'stop-opacity': opacity?.toString(),
      }),
    )
    .join('')
}

/** Direction of a gradient across the shape it fills. */
export type Direction = 'down' | 'right' | 'diagonal'
const ends = { down: [0, 1], right: [1, 0], diagonal: [1, 1] } as const

/** Draws a shape with a linear gradient; the gradient stands beside the shape. */
export function shaded(
  stops: readonly Stop[],
  draw: (fill: string) => Svg,
  direction: Direction = 'down',
): Svg {
  const id = idOf(direction + JSON.stringify(stops))
  const [x2, y2] = ends[direction]
  return el('linearGradient', { id, x1: 0, y1: 0, x2, y2 }, stopList(stops)) + draw(`url(#${id})`)
}

/** A soft round light or shadow: full in the middle, gone at the edge. */
export function glow(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  color: string,
  opacity = 1,
): Svg {
  const id = idOf(`glow${color}${opacity}`)
  const stops = stopList([
    [0, color, opacity],
    [0.45, color, opacity * 0.45],
    [1, color, 0],
  ])
  return el('radialGradient', { id }, stops) + ellipse(cx, cy, rx, ry, `url(#${id})`)
}

/** Frames a scene; corners darken a little so that the eye stays inside. */
export function scene(width: number, height: number, ...layers: Svg[]): Svg {
  const vignette = el(
    'radialGradient',
    { id: 'vignette', cx: '0.5', cy: '0.45', r: '0.8' },
    stopList([
      [0.6, '#0b1f22', 0],
      [1, '#0b1f22', 0.28],
    ]),
  )
  return el(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width,
      height,
      viewBox: `0 0 ${width} ${height}`,
    },
    ...layers,
    vignette,
    rect(0, 0, width, height, 'url(#vignette)'),
  )
}
