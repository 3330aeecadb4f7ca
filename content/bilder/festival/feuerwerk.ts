import {
  air,
  church,
  ellipse,
  glow,
  hills,
  houseRow,
  ink,
  meadow,
  mist,
  mix,
  moods,
  px,
  type Random,
  type Ridge,
  randomFrom,
  type Svg,
  scene,
  stars,
  stroke,
  times,
} from '../kit/index.ts'
import { back } from './publikum.ts'

const mood = moods.night

/** A burst: rays that slow down and fall, with sparks at their ends. */
function burst(random: Random, x: number, y: number, reach: number, color: string): Svg {
  const count = 18 + Math.round(reach / 9)
  const thick = 1.2 + reach / 90
  const tips = times(count, (index) => {
    const angle = (index / count) * Math.PI * 2 + random.between(-0.05, 0.05)
    const long = reach * (index % 3 === 1 ? 0.66 : 1) * random.between(0.86, 1.05)
    return [Math.cos(angle) * long, Math.sin(angle) * long * 0.94, long] as const
  })
  const trail = (from: number) =>
    tips
      .map(
        ([dx, dy, long]) =>
          `M${px(x + dx * from)} ${px(y + dy * from)}Q${px(x + dx * 0.8)} ${px(y + dy * 0.8 - long * 0.02)} ${px(x + dx)} ${px(y + dy + long * 0.16)}`,
      )
      .join('')
  const ends = tips.map(([dx, dy, long]) =>
    ellipse(x + dx, y + dy + long * 0.16, thick, thick, '#fffaf0'),
  )
  return (
    glow(x, y, reach * 1.7, reach * 1.7, color, 0.42) +
    stroke(trail(0.14), mix(color, '#14263d', 0.3), thick * 0.6, { 'stroke-linecap': 'round' }) +
    stroke(trail(0.5), color, thick, { 'stroke-linecap': 'round' }) +
    stroke(trail(0.84), mix(color, '#ffffff', 0.6), thick, { 'stroke-linecap': 'round' }) +
    ends.join('')
  )
}

function rocket(x: number, y: number, lean: number, foot: number): Svg {
  return (
    stroke(`M${x + lean} ${foot}Q${x + lean * 0.3} ${(y + foot) / 2} ${x} ${y}`, '#e9b56a', 4, {
      opacity: '0.5',
    }) +
    glow(x, y, 50, 50, ink.goldLight, 0.9) +
    ellipse(x, y, 5, 9, '#fffaf0')
  )
}

function town(): Svg {
  const random = randomFrom('festival-feuerwerk-town')
  return times(5, (index) => {
    const size = 26 + index * 9
    const ground: Ridge = (x) => 772 + index * 26 + ((x - 1000) / 900) ** 2 * 20
    const quarter = { size, lit: 0.8, haze: ['#22365a', 0.66 - index * 0.06] as const }
    const spire =
      index === 2 ? church(random, 1160, ground(1160) + 4, 120, { ...quarter, lit: 1 }) : ''
    return houseRow(random, 600 - index * 70, 1500 + index * 60, ground, quarter) + spire
  }).join('')
}

/** Guests on the terrace, their faces towards the sky. */
function watchers(random: Random): Svg {
  return times(2, (row) =>
    times(15 - row * 2, (index) => {
      const size = 56 + row * 22
      const x = index * (142 + row * 34) - 30 + row * 60 + random.between(-16, 16)
      const y = 960 + row * 74 + random.between(-14, 14)
      return random.chance(0.12)
        ? ''
        : back(random, {
            x,
            y,
            size,
            dark: 0.6 + row * 0.16,
            light: '#ffb3a0',
            rim: 0.55 - row * 0.12,
          })
    }).join(''),
  ).join('')
}

/** Fireworks over the valley on the night of the gala. */
export function festivalFeuerwerk(): Svg {
  const random = randomFrom('festival-feuerwerk')
  return scene(
    2000,
    1125,
    air('festival-feuerwerk', mood, 820, 2000, 4),
    stars(random, 160, 2000, 480),
    glow(1000, 420, 1100, 560, '#b3506a', 0.28),
    hills({
      seed: 'festival-feuerwerk',
      mood,
      count: 5,
      top: 470,
      base: 700,
      center: 1050,
      depth: 260,
      floor: 960,
      fir: 84,
    }),
    meadow({ ...mood, meadow: ['#2f4a56', '#14303a'] }, () => 800, 1140),
    town(),
    mist(900, 120, '#b3506a', 0.3),
    rocket(1240, 470, 36, 760),
    rocket(830, 540, -24, 760),
    burst(random, 620, 290, 246, '#f2b552'),
    burst(random, 1020, 190, 170, '#e58a62'),
    burst(random, 1420, 280, 268, '#e0708f'),
    burst(random, 1180, 440, 96, '#8fd0cd'),
    burst(random, 300, 470, 118, '#c9a3e0'),
    burst(random, 1760, 480, 130, '#f5d58c'),
    watchers(random),
  )
}
