import { el, ellipse, rect, type Svg, stroke } from '../kit/index.ts'
import { lettering } from './lettering.ts'

/** Size of a poster in pixels. */
export const sheet = { width: 1500, height: 2100 } as const

/** Inks of the festival; they go with its theme. */
export const tint = {
  plumNight: '#1b0b12',
  plum: '#3a1626',
  plumLight: '#6d2c48',
  wine: '#8b1e3f',
  ruby: '#b3263f',
  coral: '#e07a4f',
  gold: '#dcb96d',
  goldLight: '#f0d9a0',
  cream: '#fbf3e6',
  skin: '#eebf98',
  teal: '#1d5560',
  tealLight: '#5d9c98',
  night: '#1d2147',
} as const

/** The mark of the festival: a fermata, the sign that holds a note. */
export function fermata(x: number, y: number, size: number, color: string): Svg {
  return (
    stroke(
      `M${x - size} ${y}C${x - size} ${y - size * 1.3} ${x + size} ${y - size * 1.3} ${x + size} ${y}`,
      color,
      size * 0.2,
      { 'stroke-linecap': 'round' },
    ) + ellipse(x, y - size * 0.14, size * 0.2, size * 0.2, color)
  )
}

/** Foot line shared by all posters. */
export function imprint(color: string): Svg {
  const line = { y: 2010, size: 42, fill: color, tracking: 0.14 }
  return (
    lettering('ROSSINI FESTIVAL', { ...line, x: 110 }) +
    lettering('BAD SILBERBRONN', { ...line, x: 1390, align: 'right' }) +
    fermata(750, 2008, 34, color)
  )
}

/** A sheet of one ground colour. */
export function poster(ground: string, ...layers: Svg[]): Svg {
  const { width, height } = sheet
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
    rect(0, 0, width, height, ground),
    ...layers,
  )
}

/** A layer that shows only inside a path. */
export function clipped(id: string, d: string, ...layers: Svg[]): Svg {
  return (
    el('clipPath', { id }, el('path', { d })) + el('g', { 'clip-path': `url(#${id})` }, ...layers)
  )
}
