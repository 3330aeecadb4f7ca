import {
  darker,
  ellipse,
  figure,
  floorLines,
  flowers,
  glow,
  ink,
  lamp,
  lighter,
  lightFall,
  moods,
  path,
  px,
  type Random,
  type Room,
  randomFrom,
  rect,
  roomShell,
  type Svg,
  scene,
  shaded,
  stroke,
  times,
  windowView,
} from '../kit/index.ts'

const room: Room = {
  left: 360,
  right: 1640,
  top: 120,
  foot: 720,
  wall: '#cddccb',
  floor: '#b08457',
  ceiling: '#f3ead5',
  eye: 520,
}

function chair(x: number, y: number, size: number): Svg {
  const wood = '#7a4f36'
  return (
    ellipse(x, y + 4, size * 0.55, size * 0.09, '#0b1f22', { opacity: '0.25' }) +
    rect(x - size * 0.42, y - size * 0.5, size * 0.09, size * 0.5, wood) +
    rect(x + size * 0.33, y - size * 0.5, size * 0.09, size * 0.5, wood) +
    rect(x - size * 0.42, y - size * 1.3, size * 0.84, size * 0.82, darker(wood, 0.1), {
      rx: size * 0.14,
    }) +
    rect(x - size * 0.32, y - size * 1.2, size * 0.64, size * 0.6, '#a8453f', { rx: size * 0.1 }) +
    rect(x - size * 0.48, y - size * 0.54, size * 0.96, size * 0.16, lighter('#a8453f', 0.16), {
      rx: size * 0.06,
    })
  )
}

function bouquet(random: Random, x: number, y: number, size: number): Svg {
  return (
    path(
      `M${px(x - size * 0.3)} ${px(y)}L${px(x - size * 0.2)} ${px(y - size * 0.7)}H${px(x + size * 0.2)}L${px(x + size * 0.3)} ${px(y)}Z`,
      ink.waterLight,
    ) +
    ellipse(x, y - size, size * 0.62, size * 0.46, ink.firMid) +
    flowers(
      random,
      {
        left: x - size * 0.52,
        right: x + size * 0.52,
        top: y - size * 1.36,
        bottom: y - size * 0.66,
      },
      46,
      ['#fbf3e2', '#e9b6a0', '#d97a8a', '#f2b552'],
    )
  )
}

function panels(): Svg {
  return times(8, (index) => {
    const x = 384 + index * 156
    return (
      rect(x, 560, 140, 148, lighter('#b9cbb8', 0.1)) +
      rect(x + 12, 572, 116, 124, 'none', { stroke: '#9db49f', 'stroke-width': 4 })
    )
  }).join('')
}

function table(): Svg {
  const cloth = '#fbf3e2'
  return (
    ellipse(1000, 848, 330, 26, '#0b1f22', { opacity: '0.22' }) +
    shaded(
      [
        [0, cloth],
        [1, '#d9c9ab'],
      ],
      (fill) => path('M716 716H1284L1302 842Q1000 862 698 842Z', fill),
    ) +
    stroke(
      times(13, (index) => `M${px(736 + index * 44)} 722l${px((index - 6) * 1.6)} 116`).join(''),
      '#c9b48f',
      4,
      { opacity: '0.55' },
    ) +
    ellipse(1000, 716, 286, 24, '#fffaf0') +
    path('M880 712l56 -10l54 10l-54 9Z', ink.redstone) +
    path('M886 710l50 -9l46 9l-47 7Z', '#fff6e6')
  )
}

/** The wedding room: two at the table, rows of chairs, afternoon light. */
export function trauzimmer(): Svg {
  const random = randomFrom('trauzimmer')
  const rows = [
    [870, 74, 150],
    [980, 92, 196],
    [1110, 116, 252],
  ] as const
  return scene(
    2000,
    1125,
    roomShell(room),
    rect(360, 548, 1280, 14, '#9db49f'),
    panels(),
    floorLines(room, 11, 9, 0.25),
    ...[450, 860, 1270].map((x) =>
      windowView({
        x,
        foot: 530,
        width: 280,
        height: 370,
        mood: moods.spring,
        frame: '#b99a6b',
        isArched: true,
      }),
    ),
    ...[450, 860, 1270].map((x) => glow(x + 140, 380, 260, 260, '#fff1cc', 0.3)),
    ...[380, 740, 790, 1150, 1200, 1560].map((x) =>
      path(
        `M${x} 150Q${x + 26} 360 ${x - 6} 546H${x + 52}Q${x + 62} 340 ${x + 40} 150Z`,
        '#e7c7a6',
      ),
    ),
    ...[450, 860, 1270].map((x) => lightFall(x, 260, 722, -150, '#fff3cf')),
    figure({ x: 1000, y: 800, height: 270, coat: '#2a3440', hair: '#8a4b2d', skin: '#e2b695' }),
    table(),
    bouquet(random, 792, 716, 92),
    bouquet(random, 1214, 716, 92),
    shaded(
      [
        [0, '#b5544a'],
        [1, '#7d2f2f'],
      ],
      (fill) => path('M900 850H1100L1290 1130H710Z', fill),
    ),
    stroke('M914 850L738 1130M1086 850L1262 1130', ink.gold, 6, { opacity: '0.7' }),
    figure({ x: 946, y: 940, height: 300, coat: '#33475c', hair: '#3a2a22', skin: '#c98e6a' }),
    figure({
      x: 1056,
      y: 942,
      height: 288,
      coat: '#fbf6ea',
      hair: '#b98a4e',
      skin: '#ecc7a8',
      hasSkirt: true,
    }),
    path('M1020 800a24 20 0 1 0 48 0a24 20 0 1 0 -48 0Z', ink.firLight),
    flowers(random, { left: 1020, right: 1068, top: 782, bottom: 812 }, 16, ['#e9b6a0', '#d97a8a']),
    ...rows.map(([y, size, gap]) =>
      [-3, -2, 2, 3].map((place) => chair(1000 + place * gap + place * 40, y, size)).join(''),
    ),
    lamp(1000, 110, 60, '#c99a55'),
  )
}
