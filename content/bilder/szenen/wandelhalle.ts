import {
  arch,
  darker,
  ellipse,
  floorLines,
  glow,
  ink,
  lighter,
  lightFall,
  mix,
  moods,
  path,
  polygon,
  pottedPlant,
  px,
  type Room,
  randomFrom,
  rect,
  roomShell,
  type Svg,
  scene,
  shaded,
  somebody,
  stroke,
  times,
  windowView,
} from '../kit/index.ts'

const room: Room = {
  left: 760,
  right: 1240,
  top: 330,
  foot: 690,
  wall: '#ecd6b2',
  floor: '#c7a884',
  ceiling: '#f3e4c8',
  eye: 560,
}

/** Place on the side wall: 0 is at the rear, 1 in front. */
function along(share: number): { x: number; top: number; foot: number } {
  const near = share ** 1.5
  return { x: 240 + near * 880, top: 330 - near * 420, foot: 690 + near * 520 }
}

/** Arches along one side, open to the park. */
function arches(side: 1 | -1): Svg {
  return times(5, (index) => {
    const [far, near] = [along((index + 0.12) / 5), along((index + 0.88) / 5)]
    const [x1, x2] = [1000 + side * far.x, 1000 + side * near.x]
    const crown = (far.top + near.top) / 2 + 60
    const opening = `M${px(x1)} ${px(far.foot)}V${px(far.top + (far.foot - far.top) * 0.42)}Q${px((x1 + x2) / 2)} ${px(crown - 30)} ${px(x2)} ${px(near.top + (near.foot - near.top) * 0.42)}V${px(near.foot)}Z`
    const post = along(index / 5)
    const px1 = 1000 + side * post.x
    const wide = 16 + (index / 5) ** 1.5 * 70
    return (
      stroke(opening, lighter(ink.sandstone, 0.5), 10 + index * 6) +
      shaded(
        [
          [0, '#8fc3c4'],
          [0.5, '#dfeacb'],
          [0.7, '#7ea878'],
          [1, '#4f8350'],
        ],
        (fill) => path(opening, fill),
      ) +
      shaded(
        [
          [0, lighter(ink.sandstone, 0.5)],
          [1, ink.sandstoneDark],
        ],
        (fill) => rect(px1 - wide / 2, post.top + 40, wide, post.foot - post.top - 40, fill),
        'right',
      ) +
      rect(px1 - wide * 0.75, post.top + 60, wide * 1.5, wide * 0.5, lighter(ink.sandstone, 0.5))
    )
  }).join('')
}

/** Ribs of the barrel vault. */
function ribs(): Svg {
  return times(6, (index) => {
    const { x, top } = along(index / 5)
    const rise = 150 + index * 76
    return stroke(
      `M${px(1000 - x)} ${px(top + 60)}Q1000 ${px(top - rise)} ${px(1000 + x)} ${px(top + 60)}`,
      mix(ink.sandstone, '#fff1d6', 0.25),
      12 + index * 9,
    )
  }).join('')
}

/** The drinking fountain: a basin with four taps under a small dome. */
function fountain(x: number, y: number): Svg {
  const jets = [-84, -40, 40, 84]
    .map(
      (reach) => `M${px(x + reach)} ${px(y - 206)}q${px(reach * 0.12)} 40 ${px(reach * 0.06)} 92`,
    )
    .join('')
  return (
    ellipse(x, y + 4, 250, 32, '#0b1f22', { opacity: '0.25' }) +
    shaded(
      [
        [0, '#f3e3c8'],
        [1, ink.sandstoneDark],
      ],
      (fill) =>
        path(
          `M${px(x - 200)} ${px(y - 110)}Q${px(x - 160)} ${px(y)} ${px(x - 120)} ${px(y)}H${px(x + 120)}Q${px(x + 160)} ${px(y)} ${px(x + 200)} ${px(y - 110)}Z`,
          fill,
        ),
    ) +
    ellipse(x, y - 110, 204, 30, '#f6e9d2') +
    ellipse(x, y - 110, 180, 22, ink.water) +
    rect(x - 56, y - 330, 112, 220, '#e3c7a2') +
    rect(x + 10, y - 330, 46, 220, '#c99f78') +
    rect(x - 100, y - 222, 200, 22, ink.gold, { rx: 8 }) +
    stroke(jets, '#dff4f1', 7, { 'stroke-linecap': 'round' }) +
    path(
      `M${px(x - 84)} ${px(y - 330)}Q${px(x - 70)} ${px(y - 430)} ${px(x)} ${px(y - 440)}Q${px(x + 70)} ${px(y - 430)} ${px(x + 84)} ${px(y - 330)}Z`,
      '#5f8f8b',
    ) +
    ellipse(x, y - 452, 13, 16, ink.gold)
  )
}

/** The pump room: a long vaulted hall, arches to the park, the drinking fountain in its middle. */
export function wandelhalle(): Svg {
  const random = randomFrom('wandelhalle')
  const people = [
    [880, 716, 120],
    [930, 722, 116],
    [1180, 770, 160],
    [560, 900, 240],
    [640, 914, 226],
    [1440, 930, 260],
  ] as const
  return scene(
    2000,
    1125,
    rect(0, 0, 2000, 1125, '#d9bb93'),
    roomShell(room),
    shaded(
      [
        [0, darker('#ecd6b2', 0.22)],
        [1, '#f6e8cf'],
      ],
      (fill) =>
        path(
          polygon([
            [0, 0],
            [2000, 0],
            [1240, 390],
            [760, 390],
          ]),
          fill,
        ),
    ),
    floorLines(room, 6, 12, 0.3),
    windowView({
      x: 900,
      foot: 640,
      width: 200,
      height: 290,
      mood: moods.morning,
      frame: '#b98f6b',
      isArched: true,
    }),
    path(arch(780, 690, 60, 190) + arch(1160, 690, 60, 190), '#7fa6a0'),
    ribs(),
    arches(-1),
    arches(1),
    glow(1000, 520, 420, 320, '#fff3cf', 0.55),
    ...[150, 420].map((x) => lightFall(x, 190, 900, 240, '#fff6d8')),
    ...[1390, 1660].map((x) => lightFall(x, 190, 900, -240, '#fff6d8')),
    ...people.slice(0, 3).map(([x, y, size]) => somebody(random, x, y, size)),
    fountain(1000, 900),
    ...people.slice(3).map(([x, y, size]) => somebody(random, x, y, size)),
    pottedPlant(300, 1060, 300, '#3f7a55', '#a8694f'),
    pottedPlant(1720, 1060, 300, '#3f7a55', '#a8694f'),
  )
}
