import {
  air,
  balustrade,
  church,
  ellipse,
  figure,
  glow,
  hills,
  house,
  ink,
  mix,
  moods,
  path,
  px,
  type Random,
  randomFrom,
  rect,
  type Svg,
  scene,
  shaded,
  stars,
  stroke,
  times,
} from '../kit/index.ts'

const mood = moods.night

/** A burst: rays that slow down and fall, with sparks at their ends. */
function burst(random: Random, x: number, y: number, reach: number, color: string, rays = 30): Svg {
  const tips = times(rays, (index) => {
    const angle = (index / rays) * Math.PI * 2 + random.between(-0.05, 0.05)
    const long = reach * random.between(0.78, 1.05)
    return [Math.cos(angle) * long, Math.sin(angle) * long * 0.94 + reach * 0.16] as const
  })
  const trail = (from: number) =>
    tips
      .map(
        ([dx, dy]) =>
          `M${px(x + dx * from)} ${px(y + dy * from * 0.9)}Q${px(x + dx * 0.72)} ${px(y + dy * 0.66)} ${px(x + dx)} ${px(y + dy)}`,
      )
      .join('')
  const inner = tips
    .filter((_, index) => index % 2 === 0)
    .map(([dx, dy]) => ellipse(x + dx * 0.52, y + dy * 0.48, 4, 4, '#fff6dc'))
    .join('')
  return (
    glow(x, y, reach * 1.7, reach * 1.7, color, 0.42) +
    stroke(trail(0.1), mix(color, '#14263d', 0.35), 3, { 'stroke-linecap': 'round' }) +
    stroke(trail(0.45), color, 4.5, { 'stroke-linecap': 'round' }) +
    stroke(trail(0.8), mix(color, '#ffffff', 0.6), 5, { 'stroke-linecap': 'round' }) +
    inner +
    tips.map(([dx, dy]) => ellipse(x + dx, y + dy, 5.5, 5.5, '#fffaf0')).join('')
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

function town(random: Random): Svg {
  const haze = [mood.haze, 0.3] as const
  const places = times(34, (index) => {
    const y = 690 + (index % 5) * 26 + random.between(0, 10)
    const x = 620 + ((index * 137) % 860) + random.between(-12, 12)
    const size = 34 + (y - 690) * 0.2
    return {
      y,
      markup: house(random, {
        x,
        y,
        front: size,
        side: size * 1.25,
        wall: size * 0.72,
        roof: size * 0.7,
        plaster: random.pick(['#8f8f99', '#9a8f8a', '#7f8794']),
        tiles: '#4d3a44',
        lit: 0.75,
        haze,
      }),
    }
  })
  return [
    ...places,
    { y: 742, markup: church(random, 1060, 742, 104, { lit: 0.8, haze, roof: '#4d3a44' }) },
  ]
    .toSorted((one, other) => one.y - other.y)
    .map(({ markup }) => markup)
    .join('')
}

/** People on the terrace of the concert hall, their faces towards the sky. */
function watchers(random: Random): Svg {
  return times(22, (index) => {
    const x = 40 + index * 92 + random.between(-24, 24)
    const height = 190 + random.between(-26, 22)
    const coat = random.pick(['#1c1a2c', '#3a1626', '#20303a', '#4a2338', '#15131f'])
    return (
      figure({
        x,
        y: 1110 + random.between(0, 24),
        height,
        coat,
        hair: random.pick(['#15100f', '#2f1d18', '#6d6259']),
        skin: '#6d4a3d',
        hasSkirt: random.chance(0.5),
      }) +
      stroke(`M${px(x - 13)} ${px(1110 - height * 0.95)}q13-11 26 0`, '#ffd99a', 3, {
        opacity: '0.7',
      })
    )
  }).join('')
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
    town(random),
    rocket(1240, 470, 36, 760),
    rocket(830, 540, -24, 760),
    burst(random, 610, 300, 236, '#f2b552', 36),
    burst(random, 1010, 190, 178, '#e58a62', 30),
    burst(random, 1420, 290, 262, '#d9688a', 38),
    burst(random, 1190, 420, 104, '#8fd0cd', 22),
    burst(random, 300, 480, 118, '#c9a3e0', 22),
    burst(random, 1750, 500, 126, '#f5d58c', 24),
    shaded(
      [
        [0, '#1f3a42'],
        [1, '#0c1a22'],
      ],
      (fill) => path('M0 860Q500 830 1000 858T2000 850V1125H0Z', fill),
    ),
    glow(1000, 900, 1000, 120, '#d98a6a', 0.3),
    rect(0, 985, 2000, 150, '#3d3a44'),
    rect(0, 985, 2000, 12, '#6d6570'),
    balustrade(0, 985, 2000, 64, '#57525d'),
    watchers(random),
  )
}
