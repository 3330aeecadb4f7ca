import {
  along,
  firRow,
  glow,
  mix,
  path,
  polygon,
  randomFrom,
  rect,
  ridge,
  type Svg,
  shaded,
} from '../kit/index.ts'
import type { Person } from './person.ts'

const tones = {
  wald: ['#d7e4d3', '#a9c6b4', '#4d7f6a'],
  stein: ['#f3e4cd', '#e6c9a6', '#b58263'],
  wasser: ['#d9ecea', '#a5d0cf', '#4b97a0'],
  abend: ['#fae6bf', '#f2c98c', '#bf8a68'],
  wiese: ['#eef0d2', '#cfdba2', '#83a368'],
} as const

/** A quiet landscape behind a portrait, so soft that the face stays first. */
export function backdrop({ seed, background }: Person): Svg {
  const random = randomFrom(seed)
  const [top, middle, deep] = tones[background]
  const far = ridge(random, { y: 610, rise: 50, wave: 900 })
  const near = ridge(random, { y: 740, rise: 44, wave: 1100 })
  const hill = (line: typeof far, color: string) =>
    path(polygon([...along(line, -10, 1010, 20), [1010, 1010], [-10, 1010]]), color)
  return (
    shaded(
      [
        [0, mix(top, '#ffffff', 0.35)],
        [0.7, top],
        [1, middle],
      ],
      (fill) => rect(0, 0, 1000, 1000, fill),
    ) +
    glow(500, 400, 520, 480, '#ffffff', 0.5) +
    hill(far, mix(middle, top, 0.4)) +
    firRow(random, far, {
      height: 40,
      spacing: 15,
      color: mix(middle, top, 0.36),
      tiers: 4,
      to: 1030,
    }) +
    hill(near, mix(middle, deep, 0.3)) +
    firRow(random, near, {
      height: 92,
      spacing: 30,
      color: mix(middle, deep, 0.32),
      tiers: 6,
      to: 1030,
    }) +
    shaded(
      [
        [0, deep, 0],
        [1, deep, 0.5],
      ],
      (fill) => rect(0, 640, 1000, 360, fill),
    )
  )
}
