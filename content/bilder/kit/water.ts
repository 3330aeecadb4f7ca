import type { Random } from './random.ts'
import { times } from './random.ts'
import { ellipse, glow, path, px, type Stop, type Svg, shaded } from './svg.ts'

/** Glints on water: flat lenses that grow towards the eye. */
export function glints(
  random: Random,
  area: { left: number; right: number; top: number; bottom: number },
  count: number,
  color: string,
  opacity = 0.5,
): Svg {
  const depth = area.bottom - area.top
  return times(count, () => {
    const share = random.between(0, 1) ** 1.3
    const [x, y] = [random.between(area.left, area.right), area.top + share * depth]
    const long = 14 + share * 120 * random.between(0.5, 1)
    const strength = px(opacity * random.between(0.4, 1))
    return ellipse(x, y, long, 0.8 + share * 2.6, color, { opacity: strength })
  }).join('')
}

/** Glints that stay within a river. */
export function riverGlints(
  random: Random,
  course: RiverCourse,
  top: number,
  bottom: number,
  count: number,
  color: string,
): Svg {
  return times(count, () => {
    const share = random.between(0.05, 1)
    const { x, half } = course(share)
    const long = half * random.between(0.15, 0.5)
    const y = top + (bottom - top) * share
    return ellipse(x + random.between(-0.5, 0.5) * half, y, long, 0.8 + share * 2, color, {
      opacity: px(random.between(0.25, 0.6)),
    })
  }).join('')
}

/** The edge of a river: its middle and half its width at a height from 0 (far) to 1 (near). */
export type RiverCourse = (share: number) => { x: number; half: number }

/** A river that winds from the valley to the front edge. */
export function river(
  course: RiverCourse,
  top: number,
  bottom: number,
  stops: readonly Stop[],
): Svg {
  const steps = times(25, (index) => index / 24)
  const at = (share: number) => top + (bottom - top) * share
  const left = steps.map((share) => `${px(course(share).x - course(share).half)} ${px(at(share))}`)
  const right = steps.map((share) => `${px(course(share).x + course(share).half)} ${px(at(share))}`)
  const outline = `M${left.join('L')}L${right.toReversed().join('L')}Z`
  return shaded(stops, (fill) => path(outline, fill))
}

/** Steam over warm water: soft plumes that lean with the air. */
export function steam(
  random: Random,
  area: { x: number; y: number; width: number; height: number },
  count: number,
  color: string,
  opacity: number,
): Svg {
  return times(count, () => {
    const rise = random.between(0, 1)
    const x = area.x + random.between(0, 1) * area.width + rise * area.height * 0.25
    const y = area.y - rise * area.height
    const size = area.height * (0.16 + rise * 0.26) * random.between(0.7, 1.2)
    return glow(x, y, size * 1.2, size * 0.8, color, opacity * (1 - rise * 0.75))
  }).join('')
}
