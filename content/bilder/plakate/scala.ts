import {
  arch,
  ellipse,
  glow,
  path,
  px,
  randomFrom,
  rect,
  type Svg,
  stars,
  stroke,
  times,
} from '../kit/index.ts'
import { lettering } from './lettering.ts'
import { imprint, poster, tint } from './poster.ts'

/** Where the ladder hangs: its middle and half its width, from the balcony (0) to the ground (1). */
function ladder(share: number): { x: number; y: number; half: number; lean: number } {
  const y = 1010 + share * 880
  const swing = Math.sin(share * Math.PI * 1.9 + 0.3)
  return { x: 900 - share * 330 + swing * 96, y, half: 62 + share * 26, lean: swing * 14 }
}

function ribbon(side: 1 | -1): string {
  const points = times(41, (index) => {
    const { x, y, half, lean } = ladder(index / 40)
    return `${px(x + side * half)} ${px(y + side * lean)}`
  })
  return `M${points.join('L')}`
}

function rungs(): string {
  return times(15, (index) => {
    const { x, y, half, lean } = ladder((index + 0.5) / 15)
    return `M${px(x - half)} ${px(y - lean)}Q${px(x)} ${px(y + 26)} ${px(x + half)} ${px(y + lean)}`
  }).join('')
}

function house(): Svg {
  const ivy = randomFrom('scala-ivy')
  const leaves = times(150, () => {
    const up = ivy.between(0, 1)
    const x = 1420 + ivy.between(-1, 1) * (110 - up * 70)
    const size = ivy.between(12, 26)
    return ellipse(
      x,
      1900 - up * 1150,
      size,
      size * 0.7,
      ivy.pick(['#274a45', '#1d3a3c', '#34625a']),
      { transform: `rotate(${px(ivy.between(-40, 40))} ${px(x)} ${px(1900 - up * 1150)})` },
    )
  }).join('')
  return (
    rect(760, 620, 740, 1290, '#6b2f4a') +
    path('M760 620H1500V700H760Z', '#8b4560') +
    rect(720, 590, 780, 44, '#a55d6c') +
    times(9, (row) =>
      rect(760 + (row % 2) * 40, 1180 + row * 84, 96, 40, '#7d3c57', { opacity: '0.7' }),
    ).join('') +
    glow(1010, 860, 420, 380, tint.goldLight, 0.5) +
    path(arch(880, 1010, 260, 330), '#a55d6c') +
    path(arch(904, 1010, 212, 306), '#f6d48c') +
    path(arch(904, 1010, 106, 306), '#f9e3ae', { opacity: '0.6' }) +
    path('M880 1010V760L806 790V1024ZM1140 1010V760L1214 790V1024Z', '#274a63') +
    stroke(
      'M820 820l46-14M820 870l46-14M820 920l46-14M820 970l46-14M1200 820l-46-14M1200 870l-46-14M1200 920l-46-14M1200 970l-46-14',
      '#3f6d86',
      9,
    ) +
    path(arch(1290, 1010, 130, 230), '#3d1b33') +
    leaves
  )
}

function giulia(): Svg {
  return (
    path('M948 1012C944 930 968 880 1008 876C1050 880 1072 930 1068 1012Z', tint.wine) +
    ellipse(1008, 832, 36, 44, tint.skin) +
    path(
      'M970 834C960 780 1060 774 1050 846C1058 886 1050 900 1036 908C1040 868 1030 836 1004 818C990 816 980 822 970 834Z',
      '#5b2a1e',
    ) +
    stroke('M968 920Q930 940 912 990', tint.skin, 19, { 'stroke-linecap': 'round' }) +
    stroke('M992 834q8 6 16 0M1016 834q8 6 14 0', tint.plumNight, 4, { 'stroke-linecap': 'round' })
  )
}

function balcony(): Svg {
  const bars = times(15, (index) => `M${846 + index * 24} 1012V1120`).join('')
  return (
    stroke(bars, tint.plumNight, 8) +
    stroke(
      times(7, (index) => `M${858 + index * 48} 1090q12-40 24 0`).join(''),
      tint.plumNight,
      7,
    ) +
    rect(830, 1000, 372, 18, tint.plumNight) +
    path('M820 1116H1212L1180 1160H852Z', '#a55d6c')
  )
}

/** The one who climbs, hat and coat-tails flying. */
function climber(): Svg {
  const { x, y } = ladder(0.56)
  return `<g transform="translate(${px(x)} ${px(y)}) rotate(-8)">${path('M-46 110C-70 20-52-64 0-70C52-64 60 10 40 104L74 168L14 140L-20 176Z', '#23305f')}${path('M0-70C52-64 60 10 40 104L74 168L14 140Z', '#171f47')}${stroke('M-34-40Q-84-90-66-150', '#23305f', 30, { 'stroke-linecap': 'round' })}${stroke('M34-36Q86-70 82-128', '#171f47', 30, { 'stroke-linecap': 'round' })}${ellipse(-66, -160, 17, 17, tint.skin)}${ellipse(82, -138, 17, 17, tint.skin)}${ellipse(4, -108, 36, 42, tint.skin)}${path('M-42-122Q4-106 52-122Q48-150 34-152L28-206H-20L-26-152Q-40-150-42-122Z', tint.plumNight)}${rect(-24, -168, 56, 16, tint.coral)}${stroke('M-24 130Q-58 190-36 240M26 126Q64 170 44 226', '#fbf3e6', 26, { 'stroke-linecap': 'round' })}${ellipse(-44, 252, 34, 15, tint.plumNight)}${ellipse(36, 238, 34, 15, tint.plumNight)}</g>`
}

/** La scala di seta: the silken ladder, by moonlight. */
export function plakatScala(): Svg {
  const random = randomFrom('scala-stars')
  return poster(
    tint.night,
    stars(random, 120, 1500, 1500),
    glow(330, 860, 520, 520, '#8f94d6', 0.45),
    ellipse(330, 860, 190, 190, tint.cream),
    ellipse(270, 800, 34, 34, '#e9dcc4'),
    ellipse(390, 900, 52, 52, '#e9dcc4'),
    ellipse(310, 950, 22, 22, '#e9dcc4'),
    house(),
    giulia(),
    stroke(ribbon(-1) + ribbon(1), '#b9506a', 24, { 'stroke-linecap': 'round' }),
    stroke(ribbon(-1) + ribbon(1), '#f3a7a0', 11, { 'stroke-linecap': 'round' }),
    stroke(rungs(), '#f3a7a0', 15, { 'stroke-linecap': 'round' }),
    balcony(),
    climber(),
    path('M0 1860Q500 1800 900 1860T1500 1850V1920H0Z', '#142a33'),
    rect(0, 1890, 1500, 210, '#12152f'),
    lettering('La scala', { x: 110, y: 310, size: 268, fill: tint.goldLight }),
    lettering('di seta', { x: 110, y: 570, size: 268, fill: '#f3a7a0' }),
    imprint(tint.goldLight),
  )
}
