import {
  ellipse,
  glow,
  ink,
  mix,
  path,
  px,
  type Random,
  rect,
  type Svg,
  stroke,
  times,
} from '../kit/index.ts'

/** One tier of boxes as it bends round the hall: height of its parapet in the middle and at the sides. */
export type Rang = { middle: number; side: number; tall: number; deep: string }

const wide = 1060
const turn = 0.95

/** Where a box lies: 0 is the middle of the hall, 1 and -1 are its sides. */
function across(place: number): number {
  return 1000 + (wide * Math.tan(place * turn)) / Math.tan(turn)
}

function height(rang: Rang, x: number): number {
  return rang.middle + (rang.side - rang.middle) * ((x - 1000) / 1000) ** 2
}

function nearness(x: number): number {
  return 0.42 + 0.58 * ((x - 1000) / 1000) ** 2
}

function band(rang: Rang, up: number, down: number): string {
  const points = times(41, (index) => across(-1 + index / 20))
  const upper = points.map((x) => `${px(x)} ${px(height(rang, x) - up * nearness(x))}`)
  const lower = points
    .toReversed()
    .map((x) => `${px(x)} ${px(height(rang, x) + down * nearness(x))}`)
  return `M${upper.join('L')}L${lower.join('L')}Z`
}

function guests(random: Random, rang: Rang): Svg {
  return times(84, (index) => {
    const x = across(-1 + index / 41.5 + random.between(-0.008, 0.008))
    if (random.chance(0.12)) return ''
    const size = 30 * nearness(x) * random.between(0.85, 1.1)
    const y = height(rang, x) - 34 * nearness(x)
    const skin = random.pick(['#c98f68', '#dba67c', '#a8724f', '#e2b38b'])
    const coat = random.pick(['#2a1219', '#4a1d2c', '#1d1a2a', '#5b2a33', '#6d5138'])
    return (
      path(
        `M${px(x - size)} ${px(y + size * 2)}Q${px(x - size)} ${px(y + size * 0.5)} ${px(x)} ${px(y + size * 0.4)}Q${px(x + size)} ${px(y + size * 0.5)} ${px(x + size)} ${px(y + size * 2)}Z`,
        coat,
      ) +
      ellipse(x, y - size * 0.1, size * 0.44, size * 0.56, mix(skin, '#4a1d2c', 0.25)) +
      path(
        `M${px(x - size * 0.5)} ${px(y - size * 0.05)}a${px(size * 0.5)} ${px(size * 0.62)} 0 0 1 ${px(size)} 0q${px(-size * 0.5)} ${px(-size * 0.4)} ${px(-size)} 0Z`,
        random.pick(['#1a1011', '#3a241b', '#8d7f72', '#5b3a22']),
      )
    )
  }).join('')
}

function pillars(rang: Rang): Svg {
  const lines = times(27, (index) => {
    const x = across(-1 + index / 13)
    return `M${px(x)} ${px(height(rang, x))}v${px(-rang.tall * nearness(x) * 1.7)}`
  }).join('')
  return stroke(lines, '#8f5a35', 7) + stroke(lines, '#d7a561', 2)
}

function lamps(rang: Rang): Svg {
  return times(13, (index) => {
    const x = across(-0.96 + (index / 12) * 1.92)
    const [y, size] = [height(rang, x) + 14 * nearness(x), 13 * nearness(x)]
    return (
      glow(x, y, size * 7, size * 7, ink.gold, 0.7) + ellipse(x, y, size * 0.8, size, '#fff1cf')
    )
  }).join('')
}

/** A tier with its guests, gilded parapet and lamps. */
export function rang(random: Random, form: Rang): Svg {
  const { tall, deep } = form
  const swags = times(52, (index) => {
    const [from, to] = [across(-1 + index / 26), across(-1 + (index + 1) / 26)]
    const [y1, y2] = [height(form, from), height(form, to)]
    return `M${px(from)} ${px(y1 + 10 * nearness(from))}Q${px((from + to) / 2)} ${px((y1 + y2) / 2 + 40 * nearness(from))} ${px(to)} ${px(y2 + 10 * nearness(to))}`
  }).join('')
  return (
    path(band(form, tall * 1.75, 10), deep) +
    path(band(form, tall * 0.9, 10), mix(deep, '#c9803f', 0.16)) +
    guests(random, form) +
    pillars(form) +
    path(band(form, 4, 62), '#7a2234') +
    path(band(form, -40, 62), '#4f1422') +
    stroke(swags, '#d9a85c', 3.4) +
    path(band(form, 8, 3), '#e6bd74') +
    path(band(form, -54, 64), '#c9974f') +
    lamps(form)
  )
}

/** Rows of heads in the stalls, seen from the stage: the nearest row is the largest and lowest. */
export function parkett(random: Random, top: number, bottom: number, rows: number): Svg {
  return times(rows, (row) => {
    const share = row / (rows - 1)
    const y = top + (bottom - top) * share ** 1.3
    const size = 12 + share * 26
    const count = Math.round(1500 / (size * 2.5))
    return (
      rect(0, y + size, 2000, size * 4, mix('#4a1420', '#1c0a10', share)) +
      times(count, (index) => {
        const x =
          1000 +
          (index - (count - 1) / 2) * size * 2.6 +
          (row % 2) * size * 1.3 +
          random.between(-3, 3)
        const skin = mix(
          random.pick(['#c98f68', '#dba67c', '#8f5f43', '#e2b38b']),
          '#3a1620',
          0.3 + share * 0.28,
        )
        const coat = random.pick(['#2a1219', '#3c1826', '#1a1524', '#4a2a2a'])
        return (
          path(
            `M${px(x - size * 1.15)} ${px(y + size * 2.6)}Q${px(x - size * 1.1)} ${px(y + size * 0.8)} ${px(x)} ${px(y + size * 0.7)}Q${px(x + size * 1.1)} ${px(y + size * 0.8)} ${px(x + size * 1.15)} ${px(y + size * 2.6)}Z`,
            coat,
          ) +
          ellipse(x, y, size * 0.56, size * 0.72, skin) +
          path(
            `M${px(x - size * 0.62)} ${px(y)}a${px(size * 0.62)} ${px(size * 0.82)} 0 0 1 ${px(size * 1.24)} 0q${px(-size * 0.62)} ${px(-size * 0.6)} ${px(-size * 1.24)} 0Z`,
            random.pick(['#1a1011', '#2f1d18', '#7d7068', '#4a2f1d']),
          )
        )
      }).join('')
    )
  }).join('')
}
