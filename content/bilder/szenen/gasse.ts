import {
  air,
  church,
  darker,
  ellipse,
  flowers,
  glow,
  hills,
  ink,
  leafTree,
  lighter,
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
  somebody,
  stroke,
  times,
} from '../kit/index.ts'

/** A house front that runs towards the vanishing point. */
type Front = {
  near: number
  far: number
  top: number
  color: string
  roof: string
  hasTimber: boolean
}
const eye = 760
const center = 1030

function fall(x: number, height: number): number {
  return eye + (height * (x - center)) / (1000 * Math.sign(x - center || 1))
}

function lane(random: Random, { near, far, top, color, roof, hasTimber }: Front): Svg {
  const foot = (x: number) => fall(x, 380)
  const eaves = (x: number) => fall(x, -top)
  const body = polygon([
    [near, foot(near)],
    [near, eaves(near)],
    [far, eaves(far)],
    [far, foot(far)],
  ])
  const gable = polygon([
    [near, eaves(near)],
    [near * 0.55 + far * 0.45, eaves(near) - Math.abs(near - far) * 0.42],
    [far, eaves(far)],
  ])
  const at = (share: number, level: number) => {
    const x = near + (far - near) * share
    return [x, foot(x) + (eaves(x) - foot(x)) * level] as const
  }
  const panes = times(9, (index) => {
    const [column, row] = [index % 3, Math.floor(index / 3)]
    const [s, l] = [0.14 + column * 0.3, 0.2 + row * 0.27]
    const frame = polygon([at(s, l), at(s + 0.17, l), at(s + 0.17, l + 0.17), at(s, l + 0.17)])
    const box = at(s + 0.085, l - 0.005)
    const blossoms = flowers(
      random,
      { left: box[0] - 24, right: box[0] + 24, top: box[1] - 10, bottom: box[1] },
      14,
      ['#c9413d', '#d9738a', '#4f8a55'],
    )
    return (
      path(frame, random.chance(0.25) ? ink.goldLight : '#54686b') +
      stroke(frame, ink.cream, 4) +
      (row > 0 ? blossoms : '')
    )
  }).join('')
  const beams = hasTimber
    ? stroke(
        [
          [0, 0.46, 1, 0.46],
          [0, 0.73, 1, 0.73],
          [0, 0.99, 1, 0.99],
          [0.03, 0.46, 0.03, 1],
          [0.97, 0.46, 0.97, 1],
          [0.5, 0.46, 0.5, 1],
          [0.03, 0.73, 0.14, 0.46],
          [0.97, 0.73, 0.86, 0.46],
          [0.5, 0.73, 0.4, 0.99],
          [0.5, 0.73, 0.6, 0.99],
        ]
          .map(
            ([s1 = 0, l1 = 0, s2 = 0, l2 = 0]) =>
              `M${at(s1, l1).map(px).join(' ')}L${at(s2, l2).map(px).join(' ')}`,
          )
          .join(''),
        ink.timber,
        9,
      )
    : ''
  return (
    shaded(
      [
        [0, lighter(color, 0.1)],
        [1, darker(color, 0.14)],
      ],
      (fill) => path(body, fill),
    ) +
    path(gable, hasTimber ? darker(color, 0.06) : color) +
    stroke(gable, roof, 16) +
    beams +
    panes
  )
}

function street(random: Random): Svg {
  const left: Front[] = [
    { near: 760, far: 890, top: 900, color: '#d9c4a0', roof: ink.roof, hasTimber: true },
    { near: 540, far: 760, top: 1010, color: '#e6b98f', roof: '#7d3f33', hasTimber: false },
    { near: 250, far: 540, top: 860, color: '#f0dfc0', roof: ink.roof, hasTimber: true },
    { near: -160, far: 250, top: 800, color: '#d6a07c', roof: '#7d3f33', hasTimber: true },
  ]
  const right: Front[] = [
    { near: 1280, far: 1160, top: 980, color: '#c99a78', roof: '#7d3f33', hasTimber: false },
    { near: 1490, far: 1280, top: 900, color: '#f3e4c6', roof: ink.roof, hasTimber: true },
    { near: 1780, far: 1490, top: 980, color: '#d9b98f', roof: '#7d3f33', hasTimber: true },
    { near: 2200, far: 1780, top: 780, color: '#ecd6b4', roof: ink.roof, hasTimber: false },
  ]
  return [...left, ...right].map((front) => lane(random, front)).join('')
}

/** An old lane with timber-framed houses, leading towards the church. */
export function gasse(): Svg {
  const random = randomFrom('gasse')
  const mood = moods.autumn
  const floor = polygon([
    [890, 708],
    [1160, 712],
    [2200, 1205],
    [-160, 1213],
  ])
  const rows = times(13, (index) => `M-100 ${px(716 + (index / 13) ** 1.8 * 440)}H2100`).join('')
  const cobbles = times(
    15,
    (index) => `M${px(1000 + index * 4)} 700L${px(-300 + index * 190)} 1130`,
  ).join('')
  const people = [
    [1000, 800, 74],
    [1026, 802, 70],
    [900, 860, 108],
    [1190, 930, 150],
    [760, 1010, 196],
  ] as const
  return scene(
    2000,
    1125,
    air('gasse', mood, 760),
    hills({
      seed: 'gasse',
      mood,
      count: 4,
      top: 380,
      base: 600,
      center: 1030,
      depth: 200,
      floor: 780,
      fir: 50,
    }),
    church(random, 1010, 730, 230, { haze: [mood.haze, 0.2] }),
    shaded(
      [
        [0, '#e6d3ae'],
        [1, '#a8896a'],
      ],
      (fill) => path(floor, fill),
    ),
    `<clipPath id="floor"><path d="${floor}"/></clipPath><g clip-path="url(#floor)">${stroke(rows + cobbles, '#7d654f', 2.5, { opacity: '0.4' })}</g>`,
    street(random),
    glow(1030, 700, 420, 330, '#ffe9bd', 0.5),
    leafTree(random, { x: 1330, y: 900, height: 250, spread: 86, leaf: '#b0682f', lit: '#f0b94e' }),
    rect(1316, 880, 30, 26, ink.redstone),
    ...people.map(([x, y, height]) => somebody(random, x, y, height)),
    ellipse(1690, 1060, 74, 20, '#0b1f22', { opacity: '0.2' }),
    rect(1630, 960, 120, 100, '#7a4f36', { rx: 12 }),
    flowers(random, { left: 1640, right: 1740, top: 930, bottom: 972 }, 90, [
      '#c9413d',
      '#e0a03f',
      '#fbf3e2',
      '#4f8a55',
    ]),
  )
}
