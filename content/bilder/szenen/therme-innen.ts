import {
  arch,
  column,
  darker,
  ellipse,
  glints,
  glow,
  ink,
  lighter,
  mirrored,
  mix,
  path,
  polygon,
  px,
  randomFrom,
  rect,
  type Svg,
  scene,
  shaded,
  steam,
  stroke,
  times,
} from '../kit/index.ts'

const wallColor = '#e3c7a2'
const floor = 720

function vault(): Svg {
  const bands = times(7, (index) => {
    const [reach, rise] = [1080 - index * 96, 640 - index * 66]
    const color = mix('#c49a74', '#f4dfba', index / 6)
    return path(
      `M${px(1000 - reach)} 560A${px(reach)} ${px(rise)} 0 0 1 ${px(1000 + reach)} 560Z`,
      color,
    )
  }).join('')
  const ribs = times(9, (index) => {
    const angle = Math.PI * (0.1 + index * 0.1)
    return `M${px(1000 - Math.cos(angle) * 1090)} ${px(560 - Math.sin(angle) * 640)}L${px(1000 - Math.cos(angle) * 500)} ${px(560 - Math.sin(angle) * 240)}`
  }).join('')
  return bands + stroke(ribs, '#b98f6b', 5, { opacity: '0.5' })
}

function rearWindow(): Svg {
  const pane = arch(780, 640, 440, 420)
  const firs = times(26, (index) => {
    const x = 780 + index * 18
    const tip = 470 + Math.sin(index * 2.3) * 34
    return `M${px(x - 22)} 640L${px(x)} ${px(tip)}L${px(x + 22)} 640Z`
  }).join('')
  const hill = `M760 560Q900 440 1020 520T1260 470V640H760Z`
  return (
    path(arch(756, 646, 488, 448), '#b58a66') +
    shaded(
      [
        [0, '#7fb6bd'],
        [0.6, '#dfe9d0'],
        [1, '#f9e3b4'],
      ],
      (fill) => path(pane, fill),
    ) +
    `<clipPath id="pane"><path d="${pane}"/></clipPath><g clip-path="url(#pane)">${path(hill, '#7ea793')}${path(firs, '#2f6350')}</g>` +
    stroke(`M1000 220V640M890 250V640M1110 250V640M780 440H1220M780 540H1220`, '#8a664a', 7) +
    glow(1000, 460, 520, 400, '#fff1cc', 0.5)
  )
}

function sideArches(): Svg {
  return ([-1, 1] as const)
    .map((side) =>
      times(3, (index) => {
        const share = index / 2
        const width = 120 + share * 130
        const x = 1000 + side * (330 + index * 235 + share * 60)
        const height = 330 + share * 210
        const foot = 668 + share * 70
        const niche = arch(x - width / 2, foot, width, height)
        const post = column(
          x - side * (width / 2 + 42),
          foot + 8,
          height * 0.94,
          34 + share * 22,
          ink.sandstoneLight,
        )
        return (
          path(arch(x - width / 2 - 14, foot, width + 28, height + 16), lighter(wallColor, 0.4)) +
          shaded(
            [
              [0, '#5d9aa0'],
              [0.65, '#a9d3cc'],
              [1, '#f2e6c6'],
            ],
            (fill) => path(niche, fill),
          ) +
          glow(x, foot - height * 0.55, width * 0.7, height * 0.5, ink.goldLight, 0.3) +
          post
        )
      }).join(''),
    )
    .join('')
}

function tiles(): Svg {
  const line = times(30, (index) => {
    const x = index * 70 - 10
    return rect(x, floor - 24, 34, 18, index % 2 === 0 ? ink.water : ink.waterDeep)
  }).join('')
  return (
    rect(0, floor - 34, 2000, 40, lighter(ink.sandstone, 0.35)) +
    line +
    rect(0, floor + 4, 2000, 10, ink.sandstoneDark)
  )
}

function bathers(): Svg {
  const heads = [
    [560, 850, 24, '#6b4a2f'],
    [640, 862, 25, '#d9d3c8'],
    [1290, 820, 21, '#3a2a22'],
    [1490, 930, 32, '#8a4b2d'],
  ] as const
  return heads
    .map(
      ([x, y, size, hair]) =>
        ellipse(x, y + size * 1.5, size * 2.6, size * 0.34, '#eafaf7', { opacity: '0.75' }) +
        path(
          `M${px(x - size * 1.5)} ${px(y + size * 1.5)}Q${px(x)} ${px(y + size * 0.5)} ${px(x + size * 1.5)} ${px(y + size * 1.5)}Z`,
          '#dcae8c',
        ) +
        ellipse(x, y + size * 0.3, size * 0.8, size, '#e2b695') +
        path(
          `M${px(x - size * 0.86)} ${px(y + size * 0.2)}a${px(size * 0.86)} ${px(size * 1.05)} 0 0 1 ${px(size * 1.72)} 0q${px(-size * 0.86)} ${px(-size * 0.6)} ${px(-size * 1.72)} 0Z`,
          hair,
        ),
    )
    .join('')
}

/** The historic thermal hall: vault, arches, warm water, light from the forest side. */
export function thermeInnen(): Svg {
  const random = randomFrom('therme-innen')
  const hall = sideArches() + rearWindow()
  const beam = (x: number) =>
    polygon([
      [x, 240],
      [x + 90, 240],
      [x - 130, 1120],
      [x - 420, 1120],
    ])
  return scene(
    2000,
    1125,
    shaded(
      [
        [0, darker(wallColor, 0.22)],
        [0.5, wallColor],
        [1, lighter(wallColor, 0.2)],
      ],
      (fill) => rect(0, 0, 2000, floor, fill),
    ),
    vault(),
    rect(0, 548, 2000, 16, lighter(wallColor, 0.5)),
    hall,
    shaded(
      [
        [0, '#bfe6dd'],
        [0.3, '#6fc0c0'],
        [1, '#1f7886'],
      ],
      (fill) => rect(0, floor, 2000, 420, fill),
    ),
    `<clipPath id="pool"><rect x="0" y="${floor}" width="2000" height="420"/></clipPath><g clip-path="url(#pool)">${mirrored(floor, hall, 0.28, 0.7)}</g>`,
    tiles(),
    glints(random, { left: 0, right: 2000, top: floor + 30, bottom: 1120 }, 130, '#f4fffb', 0.45),
    bathers(),
    ...[820, 960, 1100].map((x) =>
      shaded(
        [
          [0, '#fff3cf', 0.3],
          [1, '#fff3cf', 0],
        ],
        (fill) => path(beam(x), fill),
      ),
    ),
    steam(random, { x: 100, y: 980, width: 1700, height: 360 }, 46, '#ffffff', 0.17),
  )
}
