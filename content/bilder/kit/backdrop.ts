import { ink, lighter, mix } from './color.ts'
import { firSlope } from './fir.ts'
import type { Mood } from './mood.ts'
import { randomFrom, times } from './random.ts'
import { clouds, mist, sky } from './sky.ts'
import type { Svg } from './svg.ts'
import { land, type Ridge, ridge, valley } from './terrain.ts'

/** How a row of hills behind a scene lies. */
export type HillForm = {
  seed: string
  mood: Mood
  /** Number of ridges, far to near. */
  count: number
  /** Crest of the farthest and of the nearest ridge. */
  top: number
  base: number
  /** Where the valley opens, and how deep. */
  center: number
  depth: number
  /** Lower edge of the fill. */
  floor: number
  /** Height of a fir on the nearest ridge. */
  fir?: number
  snow?: boolean
}

function ridgeAt(form: HillForm, index: number): Ridge {
  const share = form.count === 1 ? 1 : index / (form.count - 1)
  return ridge(randomFrom(`${form.seed}-${index}`), {
    y: form.top + (form.base - form.top) * share,
    rise: 26 + share * 34,
    wave: 1250 - share * 380,
    bend: valley(
      form.center + (index % 2 === 0 ? -60 : 70),
      620 - share * 190,
      form.depth * share ** 0.7,
    ),
  })
}

/** Layers of wooded hills that fade into the air (aerial perspective). */
export function hills(form: HillForm): Svg {
  const { mood, count, floor, fir = 90 } = form
  return times(count, (index) => {
    const random = randomFrom(`${form.seed}-wood-${index}`)
    const share = count === 1 ? 1 : index / (count - 1)
    const line = ridgeAt(form, index)
    const color = mix(mix(mood.far, mood.haze, 0.35 * (1 - share)), mood.near, share ** 1.35 * 0.92)
    const lower = mix(color, mood.haze, 0.72 - share * 0.34)
    const height = 9 + (fir - 9) * share ** 1.3
    return (
      land(
        line,
        [
          [0, color],
          [0.5, mix(color, lower, 0.6)],
          [1, mix(lower, mood.meadow[0], 0.45)],
        ],
        floor,
      ) +
      firSlope(random, line, {
        height,
        spacing: height * 0.36 + 3,
        color,
        ...(share > 0.2
          ? { lit: form.snow ? mix(color, ink.snow, 0.7) : mix(color, mood.lit, 0.26) }
          : {}),
        tiers: 3 + Math.round(share * 4),
        slim: 0.19,
        rows: 2 + Math.round(share * 7),
        depth: 20 + share ** 0.8 * 260,
        below: mix(color, lower, 0.55),
      }) +
      mist(form.base + 120 + share * 120, 210, lighter(mood.haze, 0.2), 0.34 * (1 - share * 0.6))
    )
  }).join('')
}

/** Sky with clouds of a mood. */
export function air(seed: string, mood: Mood, height: number, width = 2000, cloudCount = 8): Svg {
  return (
    sky(mood.sky, width, height) +
    clouds(randomFrom(`${seed}-clouds`), {
      count: cloudCount,
      top: height * 0.08,
      bottom: height * 0.5,
      size: [300, 900],
      color: mood.cloud,
      opacity: 0.55,
      width,
    })
  )
}

/** A meadow or square in front, lighter towards the back. */
export function meadow(mood: Mood, line: Ridge, bottom: number, to = 2020): Svg {
  return land(
    line,
    [
      [0, mood.meadow[0]],
      [1, mood.meadow[1]],
    ],
    bottom,
    -20,
    to,
  )
}
