/** The palette of all pictures: fir greens, sandstone, thermal water, evening gold. */
export const ink = {
  firDeep: '#0e2925',
  fir: '#1c4439',
  firMid: '#2f6350',
  firLight: '#5b8f74',
  meadow: '#9db36a',
  meadowLight: '#c9cf8c',
  sandstone: '#d6a988',
  sandstoneLight: '#efd4b4',
  sandstoneDark: '#a8694f',
  redstone: '#9c4f3d',
  roof: '#8c4534',
  roofLight: '#b9654a',
  slate: '#3c4c55',
  timber: '#4a2f26',
  plaster: '#f3e7d1',
  cream: '#fbf3e2',
  water: '#2d8f9b',
  waterDeep: '#14596a',
  waterLight: '#8fd0cd',
  gold: '#f2b552',
  goldLight: '#fbdc9a',
  coral: '#e58a62',
  rose: '#e9b6a0',
  night: '#14263d',
  nightLight: '#34557a',
  snow: '#eef4f5',
  snowShade: '#bcd0da',
} as const

type Triple = [number, number, number]

function toLinear(channel: number): number {
  const value = channel / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function toByte(value: number): number {
  const channel = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055
  return Math.min(255, Math.max(0, Math.round(channel * 255)))
}

function toLab(hex: string): Triple {
  const [r, g, b] = [1, 3, 5].map((at) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16)))
  const [red, green, blue] = [r ?? 0, g ?? 0, b ?? 0]
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function toHex([lightness, a, b]: Triple): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const bytes = [
    toByte(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    toByte(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    toByte(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** The colour that lies `share` of the way from one colour to the other, as the eye sees it (OKLab). */
export function mix(from: string, to: string, share: number): string {
  const [start, end] = [toLab(from), toLab(to)]
  const at = (index: 0 | 1 | 2) => start[index] + (end[index] - start[index]) * share
  return toHex([at(0), at(1), at(2)])
}

/** A lighter colour of the same kind. */
export function lighter(color: string, share: number): string {
  return mix(color, '#fff6e4', share)
}

/** A darker colour of the same kind, towards the blue of shadows. */
export function darker(color: string, share: number): string {
  return mix(color, '#0a1c26', share)
}
