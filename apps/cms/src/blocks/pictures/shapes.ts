/** A drawn part of a picture, as SVG. */
export type Shape = string

const colours = {
  paper: '#ffffff',
  frame: '#cfd6d2',
  heading: '#1f4538',
  line: '#b4beb9',
  sky: '#cfe3ea',
  hill: '#7fa38f',
  sun: '#f2d49b',
  accent: '#b5622f',
} as const

/** Size of every picture: three to two, as the drawer shows it. */
export const size = { width: 240, height: 160 } as const

type Box = { x: number; y: number; w: number; h: number }

function rect({ x, y, w, h }: Box, fill: string, radius = 2): Shape {
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${radius}" fill="${fill}"/>`
}

/** A heading. */
export function heading(x: number, y: number, w: number, h = 8): Shape {
  return rect({ x, y, w, h }, colours.heading)
}

/** Lines of text, the last one shorter. */
export function lines(x: number, y: number, w: number, count: number): Shape {
  const rows = Array.from({ length: count }, (_, row) => {
    const isLast = row === count - 1 && count > 1
    return rect({ x, y: y + row * 10, w: isLast ? w * 0.6 : w, h: 4 }, colours.line)
  })
  return rows.join('')
}

/** A photograph: a hill below the sun. */
export function photo(x: number, y: number, w: number, h: number): Shape {
  const [left, right, bottom] = [x, x + w, y + h]
  const hill = `M${left} ${bottom} L${left} ${y + h * 0.75} Q${x + w * 0.3} ${y + h * 0.3} ${x + w * 0.55} ${y + h * 0.65} Q${x + w * 0.75} ${y + h * 0.45} ${right} ${y + h * 0.7} L${right} ${bottom} Z`
  const sun = `<circle cx="${x + w * 0.75}" cy="${y + h * 0.28}" r="${Math.min(w, h) * 0.11}" fill="${colours.sun}"/>`
  return `${rect({ x, y, w, h }, colours.sky)}${sun}<path d="${hill}" fill="${colours.hill}"/>`
}

/** A link or a button. */
export function button(x: number, y: number, w = 44): Shape {
  return rect({ x, y, w, h: 11 }, colours.accent, 3)
}

/** A framed box: a card, a field, a table. */
export function box(x: number, y: number, w: number, h: number): Shape {
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="3" fill="none" stroke="${colours.frame}" stroke-width="2"/>`
}

/** A round symbol. */
export function symbol(x: number, y: number, r = 13): Shape {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${colours.accent}" stroke-width="3"/><circle cx="${x}" cy="${y}" r="${r / 3}" fill="${colours.accent}"/>`
}

/** A sheet of paper with a folded corner. */
export function sheet(x: number, y: number): Shape {
  return `<path d="M${x} ${y} h12 l6 6 v16 h-18 Z" fill="none" stroke="${colours.accent}" stroke-width="2"/>`
}

/** A date as calendars tear it off. */
export function day(x: number, y: number): Shape {
  return `${box(x, y, 26, 26)}${rect({ x: x + 6, y: y + 6, w: 14, h: 4 }, colours.accent)}${rect({ x: x + 8, y: y + 14, w: 10, h: 7 }, colours.heading)}`
}

/** Quotation marks. */
export function quote(x: number, y: number): Shape {
  const mark = (left: number) =>
    `<path d="M${left} ${y} h10 v10 q0 9 -9 11 l-1 -4 q4 -1 4 -6 h-4 Z" fill="${colours.accent}"/>`
  return mark(x) + mark(x + 14)
}

/** A magnifying glass. */
export function glass(x: number, y: number): Shape {
  return `<circle cx="${x}" cy="${y}" r="5" fill="none" stroke="${colours.accent}" stroke-width="2.5"/><path d="M${x + 4} ${y + 4} l5 5" stroke="${colours.accent}" stroke-width="2.5"/>`
}

/** A triangle that starts a film. */
export function play(x: number, y: number): Shape {
  return `<circle cx="${x}" cy="${y}" r="11" fill="${colours.paper}"/><path d="M${x - 3} ${y - 5} l9 5 l-9 5 Z" fill="${colours.accent}"/>`
}

/** A whole picture. */
export function draw(shapes: readonly Shape[]): string {
  const { width, height } = size
  const paper = rect({ x: 0, y: 0, w: width, h: height }, colours.paper, 0)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${paper}${shapes.join('')}</svg>`
}
