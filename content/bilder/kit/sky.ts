import { lighter } from './color.ts'
import type { Random } from './random.ts'
import { times } from './random.ts'
import { ellipse, glow, path, px, rect, type Stop, type Svg, shaded, stroke } from './svg.ts'

/** The sky as a gradient from top to `height`. */
export function sky(stops: readonly Stop[], width: number, height: number): Svg {
  return shaded(stops, (fill) => rect(0, 0, width, height, fill))
}

/** A sun with its light around it. */
export function sun(x: number, y: number, radius: number, color: string, strength = 0.7): Svg {
  return (
    glow(x, y, radius * 9, radius * 7, color, strength * 0.55) +
    glow(x, y, radius * 3.4, radius * 3.4, lighter(color, 0.5), strength) +
    ellipse(x, y, radius, radius, lighter(color, 0.72))
  )
}

/** Rays as a poster shows them: wide bands that fade outwards. */
export function rays(x: number, y: number, reach: number, color: string, opacity: number): Svg {
  const bands = times(16, (index) => {
    const [from, to] = [index * 22.5, index * 22.5 + 9].map((angle) => (angle * Math.PI) / 180)
    const corner = (angle = 0) =>
      `${px(x + Math.cos(angle) * reach)} ${px(y + Math.sin(angle) * reach)}`
    return `M${px(x)} ${px(y)}L${corner(from)}L${corner(to)}Z`
  })
  return path(bands.join(''), color, { opacity: String(opacity) })
}

function cloudPath(random: Random, x: number, y: number, width: number): string {
  const height = width * random.between(0.018, 0.032)
  const streaks = times(random.whole(3, 5), (index) => {
    const long = width * random.between(0.42, 0.9) * (1 - index * 0.1)
    const left = x + random.between(0, width - long)
    const top = y - index * height * 0.95
    const thick = height * random.between(0.75, 1.15)
    const crest = `C${px(left + long * 0.2)} ${px(top - thick * 1.5)} ${px(left + long * 0.55)} ${px(top - thick * 1.9)} ${px(left + long)} ${px(top)}`
    const base = `C${px(left + long * 0.7)} ${px(top + thick * 0.5)} ${px(left + long * 0.3)} ${px(top + thick * 0.6)} ${px(left)} ${px(top)}Z`
    return `M${px(left)} ${px(top)}${crest}${base}`
  })
  return streaks.join('')
}

/** Where clouds lie and how they look. */
export type CloudField = {
  count: number
  top: number
  bottom: number
  size: [number, number]
  color: string
  opacity: number
  width?: number
}

/** Flat long clouds in bands, lighter above. */
export function clouds(random: Random, field: CloudField): Svg {
  const { count, top, bottom, size, color, opacity, width = 2000 } = field
  return times(count, () => {
    const long = random.between(size[0], size[1])
    const y = random.between(top, bottom)
    const x = random.between(-long / 2, width - long / 3)
    const strength = opacity * random.between(0.6, 1)
    return shaded(
      [
        [0, lighter(color, 0.35), strength],
        [1, color, strength * 0.25],
      ],
      (fill) => path(cloudPath(random, x, y, long), fill),
    )
  }).join('')
}

/** Stars in the upper sky. */
export function stars(random: Random, count: number, width: number, height: number): Svg {
  return times(count, () => {
    const size = random.between(0.8, 2.6)
    const [x, y] = [random.between(0, width), height * random.between(0, 1) ** 1.4]
    return ellipse(x, y, size, size, '#fff3d6', { opacity: px(random.between(0.35, 0.95)) })
  }).join('')
}

/** A few birds as fine strokes. */
export function birds(random: Random, x: number, y: number, count: number, color: string): Svg {
  return times(count, () => {
    const [left, top] = [x + random.between(-130, 130), y + random.between(-55, 55)]
    const span = random.between(9, 19)
    const wing = `q${px(span * 0.5)} ${px(-span * 0.62)} ${px(span)} 0`
    return stroke(`M${px(left)} ${px(top)}${wing}${wing}`, color, 2.6, {
      'stroke-linecap': 'round',
    })
  }).join('')
}

/** A bank of mist: strongest in its middle height, gone at its edges. */
export function mist(y: number, height: number, color: string, opacity: number, width = 2000): Svg {
  return shaded(
    [
      [0, color, 0],
      [0.5, color, opacity],
      [1, color, 0],
    ],
    (fill) => rect(0, y - height / 2, width, height, fill),
  )
}

/** Torn shreds of mist that lie in a valley. */
export function mistShreds(
  random: Random,
  field: { count: number; top: number; bottom: number; color: string; opacity: number },
): Svg {
  return times(field.count, () => {
    const long = random.between(320, 900)
    const [x, y] = [random.between(-100, 2100), random.between(field.top, field.bottom)]
    return glow(x, y, long / 2, long * random.between(0.035, 0.07), field.color, field.opacity)
  }).join('')
}
