import {
  air,
  bigFir,
  birds,
  darker,
  firRow,
  glints,
  ink,
  land,
  lighter,
  mirrored,
  mist,
  mix,
  moods,
  path,
  px,
  randomFrom,
  ridge,
  type Svg,
  scene,
  shaded,
  somebody,
  stroke,
  sun,
  times,
  valley,
} from '../kit/index.ts'

const shore = 690
const mood = moods.morning

/** The steep bowl behind the lake, carved by ice: a wall of firs with bands of rock. */
function bowl(): Svg {
  const random = randomFrom('karsee-wall')
  const crest = ridge(random, {
    y: 470,
    rise: 24,
    wave: 1400,
    bend: (x) => -210 / (1 + ((x - 860) / 520) ** 2),
  })
  const rock = times(26, (index) => {
    const x = 430 + index * 44 + random.between(-14, 14)
    const y = crest(x) + random.between(90, 190)
    return `M${px(x)} ${px(y)}l${px(random.between(16, 34))} ${px(random.between(-8, 8))}l${px(random.between(-6, 6))} ${px(random.between(30, 70))}l${px(-random.between(18, 36))} ${px(random.between(-6, 6))}Z`
  }).join('')
  const rows = times(7, (row) => {
    const share = row / 6
    return firRow(random, (x) => crest(x) + 20 + share * (shore - 60 - crest(x)), {
      height: 56 + share * 34,
      spacing: 17 + share * 9,
      color: mix('#6a9a8c', ink.fir, share * 0.85),
      lit: mix('#9dbfa8', '#4f8a6c', share),
      tiers: 6,
      slim: 0.2,
    })
  })
  return (
    land(
      crest,
      [
        [0, '#7ea396'],
        [1, '#24503f'],
      ],
      shore,
    ) +
    rows.slice(0, 2).join('') +
    path(rock, '#c4b294', { opacity: '0.55' }) +
    rows.slice(2).join('')
  )
}

function jetty(): Svg {
  const wood = '#8a6a4c'
  const boards = times(16, (index) => {
    const share = (index / 16) ** 1.5
    const y = 770 + share * 240
    return `M${px(1290 - share * 130)} ${px(y)}H${px(1352 + share * 40)}`
  }).join('')
  return (
    path('M1300 778V800M1344 778V800M1240 890V930M1372 890V930', 'none', {
      stroke: darker(wood, 0.4),
      'stroke-width': 10,
    }) +
    shaded(
      [
        [0, lighter(wood, 0.35)],
        [1, wood],
      ],
      (fill) => path('M1290 770H1352L1404 1030H1130Z', fill),
    ) +
    stroke(boards, darker(wood, 0.35), 4)
  )
}

/** A mountain lake below its wooded wall, in the quiet of the morning. */
export function karsee(): Svg {
  const random = randomFrom('karsee')
  const far = ridge(random, { y: 400, rise: 30, wave: 1500, bend: valley(1500, 700, 90) })
  const wall = bowl()
  const bank = ridge(random, { y: 975, rise: 26, wave: 1100, bend: valley(760, 560, -120) })
  return scene(
    2000,
    1125,
    air('karsee', mood, 620),
    sun(1480, 250, 36, '#f9d99a', 0.7),
    land(
      far,
      [
        [0, '#a9c3b8'],
        [1, '#d9dcc0'],
      ],
      shore,
    ),
    wall,
    mist(610, 160, '#f7ead0', 0.55),
    shaded(
      [
        [0, '#cfe0cc'],
        [0.35, '#6fa5a3'],
        [1, '#123f4c'],
      ],
      (fill) => path(`M-20 ${shore}H2020V1140H-20Z`, fill),
    ),
    `<clipPath id="lake"><rect x="0" y="${shore}" width="2000" height="435"/></clipPath><g clip-path="url(#lake)">${mirrored(shore, wall, 0.5, 0.95)}</g>`,
    shaded(
      [
        [0, '#fff3cf', 0.5],
        [1, '#2d8f9b', 0],
      ],
      (fill) => path(`M1320 ${shore}H1620L1560 960H1400Z`, fill),
    ),
    mist(shore + 6, 74, '#fbf0d8', 0.75),
    glints(random, { left: 0, right: 2000, top: shore + 20, bottom: 1110 }, 150, '#f4fff6', 0.36),
    jetty(),
    somebody(random, 1310, 850, 128),
    somebody(random, 1358, 856, 118),
    land(
      bank,
      [
        [0, '#4f7f52'],
        [1, '#17382d'],
      ],
      1140,
    ),
    firRow(random, (x) => bank(x) + 26, {
      height: 230,
      spacing: 88,
      color: '#16392f',
      lit: '#3f7f66',
      tiers: 9,
      where: (x) => x < 300 || x > 1720,
    }),
    bigFir(
      random,
      { x: 150, y: 1140, height: 900, spread: 190, tiers: 11 },
      '#12352c',
      '#3a735b',
      1,
    ),
    bigFir(
      random,
      { x: 1900, y: 1150, height: 760, spread: 180, tiers: 10 },
      '#12352c',
      '#2f6350',
      -1,
    ),
    birds(random, 760, 190, 5, '#4a6a6a'),
  )
}
