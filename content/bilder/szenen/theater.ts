import {
  darker,
  ellipse,
  figure,
  glow,
  ink,
  lighter,
  path,
  px,
  randomFrom,
  rect,
  type Svg,
  scene,
  shaded,
  stroke,
  times,
} from '../kit/index.ts'

const red = '#8d2f33'

function curtain(side: -1 | 1): Svg {
  const folds = times(7, (index) => {
    const outer = 1000 + side * (770 - index * 62)
    const inner = outer - side * 74
    const [low, lower] = [1000 + side * (770 - index * 36), 1000 + side * (770 - (index + 1) * 36)]
    const drop = 770 + Math.sin(index * 1.7) * 8
    const shape = `M${px(outer)} 120L${px(inner)} 120Q${px(inner)} 430 ${px(lower)} 600Q${px(lower - side * 6)} 690 ${px(lower - side * 12)} ${px(drop)}H${px(low)}Q${px(low)} 690 ${px(low)} 600Q${px(outer)} 430 ${px(outer)} 120Z`
    return shaded(
      [
        [0, darker(red, 0.45)],
        [0.5, lighter(red, 0.12)],
        [1, darker(red, 0.35)],
      ],
      (fill) => path(shape, fill),
      'right',
    )
  }).join('')
  return folds
}

function valance(): Svg {
  const swags = times(7, (index) => {
    const x = 250 + index * 214
    return (
      shaded(
        [
          [0, lighter(red, 0.14)],
          [1, darker(red, 0.35)],
        ],
        (fill) => path(`M${x} 110H${x + 216}Q${x + 108} 330 ${x} 110Z`, fill),
      ) + stroke(`M${x} 122Q${x + 108} 330 ${x + 216} 122`, ink.gold, 7)
    )
  }).join('')
  return swags
}

function frame(): Svg {
  const gold = '#c9974f'
  const pillars = [170, 1740].map(
    (x) =>
      shaded(
        [
          [0, darker(gold, 0.3)],
          [0.45, lighter(gold, 0.45)],
          [1, darker(gold, 0.35)],
        ],
        (fill) => rect(x, 70, 90, 760, fill),
        'right',
      ) +
      rect(x - 16, 70, 122, 34, lighter(gold, 0.3)) +
      rect(x - 16, 800, 122, 34, gold),
  )
  const medallions = times(11, (index) =>
    ellipse(330 + index * 134, 68, 16, 16, lighter(gold, 0.5)),
  ).join('')
  return (
    rect(0, 0, 2000, 108, '#5b2428') +
    shaded(
      [
        [0, lighter(gold, 0.4)],
        [1, darker(gold, 0.25)],
      ],
      (fill) => rect(150, 34, 1700, 74, fill),
    ) +
    medallions +
    pillars.join('')
  )
}

function players(): Svg {
  const random = randomFrom('theater-players')
  const seats = times(17, (index) => {
    const angle = Math.PI * (0.08 + (index / 16) * 0.84)
    const row = index % 2
    const [x, y] = [
      1000 - Math.cos(angle) * (430 + row * 90),
      712 - Math.sin(angle) * (70 + row * 34),
    ]
    const hair = random.pick(['#2a211d', '#6b4a2f', '#b98a4e', '#d9d3c8'])
    const body = figure({
      x,
      y,
      height: 150,
      coat: '#1f2730',
      hair,
      isSeated: true,
      hasSkirt: true,
    })
    const instrument =
      index % 3 === 0
        ? `<g transform="translate(${px(x + 26)} ${px(y - 60)}) rotate(18)">${ellipse(0, 0, 17, 27, '#a8622f')}${rect(-3, -66, 6, 50, '#3d2618')}</g>`
        : stroke(`M${px(x - 10)} ${px(y - 96)}L${px(x + 44)} ${px(y - 112)}`, '#b9773c', 8, {
            'stroke-linecap': 'round',
          })
    return { y, markup: body + instrument }
  })
  return seats
    .toSorted((one, other) => one.y - other.y)
    .map(({ markup }) => markup)
    .join('')
}

function audience(): Svg {
  const random = randomFrom('theater-audience')
  return times(3, (row) =>
    times(21, (index) => {
      const x = index * 100 + (row % 2) * 50 - 10 + random.between(-10, 10)
      const y = 960 + row * 72
      const size = 34 + row * 9
      const tone = ['#3a2226', '#2c191d', '#1c1013'][row] ?? '#1c1013'
      return (
        path(
          `M${px(x - size * 1.35)} ${px(y + size * 3)}Q${px(x - size * 1.3)} ${px(y + size)} ${px(x)} ${px(y + size * 0.9)}Q${px(x + size * 1.3)} ${px(y + size)} ${px(x + size * 1.35)} ${px(y + size * 3)}Z`,
          tone,
        ) + ellipse(x, y + size * 0.3, size * 0.62, size * 0.78, lighter(tone, 0.08))
      )
    }).join(''),
  ).join('')
}

/** The small court theatre from the stalls: stage, red curtain, chamber orchestra. */
export function theater(): Svg {
  const chandelier = times(9, (index) => {
    const x = 1000 + (index - 4) * 36
    const y = 214 + Math.abs(index - 4) * -9
    return glow(x, y, 44, 44, ink.goldLight, 0.8) + ellipse(x, y, 7, 10, '#fff6dc')
  }).join('')
  const back = times(15, (index) => `M${px(300 + index * 100)} 130V640`).join('')
  return scene(
    2000,
    1125,
    rect(0, 0, 2000, 1125, '#43191d'),
    shaded(
      [
        [0, '#23404a'],
        [0.6, '#39685f'],
        [1, '#d3b27a'],
      ],
      (fill) => rect(240, 100, 1520, 580, fill),
    ),
    stroke(back, '#1c3640', 3, { opacity: '0.4' }),
    glow(1000, 520, 720, 380, ink.goldLight, 0.7),
    shaded(
      [
        [0, '#d8a765'],
        [1, '#8a5a34'],
      ],
      (fill) => path('M240 640H1760L1860 842H140Z', fill),
    ),
    stroke(
      times(12, (index) => `M${px(400 + index * 110)} 640L${px(230 + index * 140)} 842`).join(''),
      '#7a4d2c',
      3,
      { opacity: '0.5' },
    ),
    players(),
    figure({ x: 1000, y: 800, height: 215, coat: '#161b22', hair: '#c9c3b8', skin: '#dcae8c' }),
    rect(950, 796, 100, 16, '#5d3a24'),
    curtain(-1),
    curtain(1),
    valance(),
    frame(),
    stroke('M1000 100V206M856 206Q1000 150 1144 206', ink.gold, 6),
    chandelier,
    shaded(
      [
        [0, '#6b4028'],
        [1, '#2e1813'],
      ],
      (fill) => rect(0, 838, 2000, 60, fill),
    ),
    rect(0, 834, 2000, 10, ink.gold),
    audience(),
  )
}
