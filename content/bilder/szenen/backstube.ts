import {
  darker,
  ellipse,
  figure,
  glow,
  ink,
  lighter,
  mix,
  moods,
  path,
  polygon,
  px,
  type Random,
  randomFrom,
  rect,
  type Svg,
  scene,
  shaded,
  sky,
  stars,
  stroke,
  times,
} from '../kit/index.ts'

const pane = { left: 560, right: 1380, top: 430, foot: 830 }

function loaf(x: number, y: number, size: number, crust: string): Svg {
  return (
    path(
      `M${px(x - size)} ${px(y)}Q${px(x - size)} ${px(y - size * 0.8)} ${px(x)} ${px(y - size * 0.84)}Q${px(x + size)} ${px(y - size * 0.8)} ${px(x + size)} ${px(y)}Z`,
      crust,
    ) +
    stroke(
      `M${px(x - size * 0.5)} ${px(y - size * 0.36)}l${px(size * 0.2)} ${px(-size * 0.28)}M${px(x - size * 0.05)} ${px(y - size * 0.38)}l${px(size * 0.2)} ${px(-size * 0.32)}M${px(x + size * 0.4)} ${px(y - size * 0.32)}l${px(size * 0.16)} ${px(-size * 0.24)}`,
      lighter(crust, 0.55),
      size * 0.1,
      { 'stroke-linecap': 'round' },
    )
  )
}

function pretzel(x: number, y: number, size: number): Svg {
  return stroke(
    `M${px(x - size * 0.3)} ${px(y + size * 0.5)}Q${px(x + size * 0.7)} ${px(y)} ${px(x + size * 0.66)} ${px(y - size * 0.34)}Q${px(x + size * 0.4)} ${px(y - size * 0.8)} ${px(x)} ${px(y - size * 0.28)}Q${px(x - size * 0.4)} ${px(y - size * 0.8)} ${px(x - size * 0.66)} ${px(y - size * 0.34)}Q${px(x - size * 0.7)} ${px(y)} ${px(x + size * 0.3)} ${px(y + size * 0.5)}`,
    '#8a4b22',
    size * 0.2,
    { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
  )
}

function shelves(random: Random): Svg {
  const crusts = ['#b9733c', '#a15f2c', '#c98f4b', '#8f5226'] as const
  return [560, 660]
    .map(
      (y) =>
        rect(pane.left + 30, y, 330, 12, '#8a5a3b') +
        times(4, (index) => loaf(pane.left + 78 + index * 82, y, 36, random.pick(crusts))).join(''),
    )
    .join('')
}

function window(random: Random): Svg {
  const { left, right, top, foot } = pane
  return (
    rect(left - 34, top - 30, right - left + 68, foot - top + 60, '#5f3f2c') +
    shaded(
      [
        [0, '#f9d08a'],
        [0.6, '#f6bd6a'],
        [1, '#d9924a'],
      ],
      (fill) => rect(left, top, right - left, foot - top, fill),
    ) +
    shelves(random) +
    rect(1080, 500, 220, 200, '#6b4630') +
    path('M1104 700V586A86 86 0 0 1 1276 586V700Z', '#3a2218') +
    glow(1190, 660, 110, 90, '#f08a3c', 0.95) +
    figure({
      x: 880,
      y: 822,
      height: 330,
      coat: '#fbf3e2',
      hair: '#6b4a2f',
      skin: '#dcae8c',
      hat: '#ffffff',
    }) +
    rect(left, 700, right - left, foot - 700, '#8a5a3b') +
    rect(left, 700, right - left, 20, lighter('#8a5a3b', 0.3)) +
    [650, 760, 1130, 1250]
      .map(
        (x, index) =>
          rect(x - 52, 686 - (index % 2) * 4, 104, 20, '#c9a36a', { rx: 8 }) +
          loaf(x - 18, 688, 30, '#b9733c') +
          loaf(x + 22, 690, 28, '#a15f2c'),
      )
      .join('') +
    glow(970, 600, 520, 300, ink.goldLight, 0.45) +
    stroke(`M${(left + right) / 2} ${top}V${foot}M${left} ${top + 56}H${right}`, '#5f3f2c', 16) +
    rect(left - 60, foot + 26, right - left + 120, 26, lighter('#5f3f2c', 0.25))
  )
}

function awning(): Svg {
  return times(12, (index) => {
    const [x, wide] = [490 + index * 80, 80]
    return path(
      `M${px(x)} 310H${px(x + wide)}L${px(x + wide + (index - 5.5) * 6)} 400a40 26 0 0 1 -80 0Z`,
      index % 2 === 0 ? '#a8453f' : '#f3e3c8',
    )
  }).join('')
}

function doorway(): Svg {
  return (
    rect(1500, 440, 230, 480, '#5f3f2c') +
    rect(1522, 462, 186, 458, '#7d5138') +
    shaded(
      [
        [0, '#f9d08a'],
        [1, '#e0a055'],
      ],
      (fill) => rect(1546, 490, 138, 220, fill),
    ) +
    stroke('M1615 490V710M1546 600H1684', '#5f3f2c', 9) +
    ellipse(1690, 760, 9, 9, ink.gold) +
    stroke('M1440 330H1560M1560 330V356', '#20272b', 8) +
    ellipse(1560, 410, 62, 56, '#1c2c3c') +
    pretzel(1560, 412, 40)
  )
}

/** The baker's window in Badgasse before sunrise. */
export function backstube(): Svg {
  const random = randomFrom('backstube')
  const wallTone = mix('#d9b48c', '#3c5a80', 0.5)
  const timber = '#2c2430'
  return scene(
    2000,
    1125,
    sky(moods.dusk.sky, 2000, 700),
    stars(random, 60, 2000, 240),
    path(
      polygon([
        [-20, 330],
        [140, 120],
        [300, 330],
        [300, 930],
        [-20, 930],
      ]),
      '#33475f',
    ),
    path(
      polygon([
        [1790, 360],
        [1920, 180],
        [2050, 360],
        [2050, 930],
        [1790, 930],
      ]),
      '#33475f',
    ),
    ...[60, 170].map((x) => rect(x, 480, 62, 92, x === 170 ? ink.gold : '#22344a')),
    ...[1850].map((x) => rect(x, 520, 58, 86, ink.goldLight)),
    shaded(
      [
        [0, mix(wallTone, '#2a3f5c', 0.4)],
        [1, wallTone],
      ],
      (fill) => rect(300, 40, 1490, 890, fill),
    ),
    path(
      polygon([
        [250, 70],
        [420, -120],
        [1670, -120],
        [1840, 70],
      ]),
      '#3f3136',
    ),
    stroke(
      'M300 100H1790M300 300H1790M420 100V300M760 100V300M1100 100V300M1440 100V300M1700 100V300M420 300L560 100M1440 300L1300 100M320 100V930M1770 100V930',
      timber,
      20,
    ),
    ...[520, 860, 1200, 1520].map(
      (x) =>
        rect(x, 140, 120, 130, '#22344a') + stroke(`M${x + 60} 140v130M${x} 200h120`, '#8b8f98', 7),
    ),
    glow(970, 720, 900, 480, ink.gold, 0.4),
    window(random),
    awning(),
    doorway(),
    shaded(
      [
        [0, '#6a6f80'],
        [1, '#2c3a4e'],
      ],
      (fill) => rect(-20, 920, 2040, 220, fill),
    ),
    ...times(4, (row) =>
      stroke(`M-20 ${px(950 + row * 46 + row * row * 4)}H2020`, '#1f2c3e', 4, { opacity: '0.5' }),
    ),
    glow(970, 990, 700, 110, ink.goldLight, 0.75),
    glow(1615, 970, 260, 70, ink.goldLight, 0.5),
    figure({ x: 1290, y: 1040, height: 300, coat: '#3f5a74', hair: '#d9d3c8', hat: '#3b4348' }),
    figure({
      x: 1390,
      y: 1046,
      height: 280,
      coat: ink.redstone,
      hair: '#3a2a22',
      skin: '#c98e6a',
      hasSkirt: true,
    }),
    stroke('M420 1030L470 880H540M470 880L530 1030M530 1030L600 900', '#141c26', 9),
    ellipse(424, 1030, 62, 62, 'none', { stroke: '#141c26', 'stroke-width': 9 }),
    ellipse(620, 1030, 62, 62, 'none', { stroke: '#141c26', 'stroke-width': 9 }),
    path(
      polygon([
        [566, 850],
        [680, 850],
        [664, 920],
        [582, 920],
      ]),
      darker('#8a5a3b', 0.1),
    ),
    ...[590, 624, 656].map((x) => loaf(x, 852, 24, '#b9733c')),
  )
}
