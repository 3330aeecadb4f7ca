import {
  arch,
  column,
  darker,
  ellipse,
  figure,
  floorLines,
  glow,
  ink,
  lighter,
  lightFall,
  path,
  polygon,
  pottedPlant,
  px,
  type Room,
  rect,
  roomShell,
  type Svg,
  scene,
  shaded,
  stroke,
  times,
} from '../kit/index.ts'

const room: Room = {
  left: 420,
  right: 1580,
  top: 140,
  foot: 700,
  wall: '#e9d3b2',
  floor: '#b99e82',
  ceiling: '#efdfc3',
  eye: 520,
}

/** The open door to the market square: bright houses behind an arch. */
function door(): Svg {
  const opening = arch(560, 700, 300, 440)
  return (
    path(arch(530, 700, 360, 478), ink.sandstone) +
    shaded(
      [
        [0, '#8fc3cb'],
        [0.6, '#dfe9d8'],
        [1, '#f6e3ba'],
      ],
      (fill) => path(opening, fill),
    ) +
    `<clipPath id="door"><path d="${opening}"/></clipPath><g clip-path="url(#door)">${path('M540 600L620 460L700 600V640H540Z', '#f0dcc8')}${path('M536 600L620 448L704 600L690 604L620 474L550 604Z', '#a3543f')}${path('M700 620L770 500L860 620V640H700Z', ink.plaster)}${path('M694 620L770 488L866 620L850 622L770 510L708 624Z', '#8c4534')}${rect(540, 632, 330, 80, '#ead6b2')}${rect(600, 548, 26, 34, '#7f9297')}${rect(756, 566, 26, 34, '#7f9297')}</g>` +
    glow(710, 520, 330, 360, '#fff3cf', 0.5)
  )
}

function stairs(): Svg {
  return (
    times(
      9,
      (index) =>
        rect(
          1180 + index * 18,
          690 - index * 34,
          400 - index * 18,
          34,
          darker(ink.sandstone, 0.04 * index),
        ) +
        rect(1180 + index * 18, 690 - index * 34, 400 - index * 18, 9, lighter(ink.sandstone, 0.4)),
    ).join('') +
    stroke('M1170 640L1350 300H1580', '#5d3d2a', 14) +
    stroke(
      times(9, (index) => `M${px(1186 + index * 18)} ${px(690 - index * 34)}v-84`).join(''),
      '#5d3d2a',
      6,
    )
  )
}

/** The touch terminal: a slim column with large fields. */
function kiosk(x: number, y: number): Svg {
  const fields = times(4, (index) =>
    rect(
      x - 96 + (index % 2) * 100,
      y - 560 + Math.floor(index / 2) * 92,
      88,
      80,
      ['#0b3f5c', '#0b3f5c', '#0b3f5c', '#f2b552'][index] ?? '#0b3f5c',
      { rx: 6 },
    ),
  ).join('')
  return (
    ellipse(x + 10, y + 4, 170, 22, '#0b1f22', { opacity: '0.28' }) +
    path(
      polygon([
        [x - 92, y],
        [x - 44, y - 330],
        [x + 44, y - 330],
        [x + 92, y],
      ]),
      '#33474f',
    ) +
    path(
      polygon([
        [x + 6, y],
        [x + 4, y - 330],
        [x + 44, y - 330],
        [x + 92, y],
      ]),
      '#22343b',
    ) +
    rect(x - 134, y - 650, 268, 330, '#2c3e46', { rx: 18 }) +
    rect(x - 116, y - 632, 232, 290, '#f6f9fa', { rx: 6 }) +
    rect(x - 96, y - 612, 132, 16, '#0b2f42', { rx: 4 }) +
    rect(x - 96, y - 588, 84, 10, '#8fa3ad', { rx: 4 }) +
    fields +
    rect(x - 96, y - 372, 188, 14, '#b4c1c8', { rx: 4 }) +
    glow(x, y - 490, 260, 260, '#eaf6fb', 0.3)
  )
}

/** The foyer of the town hall: the touch terminal stands beside the stairs, the door is open. */
export function rathausFoyer(): Svg {
  return scene(
    2000,
    1125,
    roomShell(room),
    floorLines(room, 8, 8, 0.22),
    door(),
    stairs(),
    lightFall(560, 300, 700, -120, '#fff3cf'),
    ...[430, 1000, 1570].map((x) => column(x, 708, 560, 62, ink.sandstoneLight)),
    stroke('M430 156Q715 20 1000 156M1000 156Q1290 20 1570 156', ink.sandstone, 26),
    figure({ x: 660, y: 742, height: 190, coat: ink.firMid, hair: '#3a2a22' }),
    figure({ x: 720, y: 748, height: 182, coat: ink.redstone, hair: '#b98a4e', hasSkirt: true }),
    pottedPlant(440, 900, 230, '#3f7a55', '#8a5a45'),
    kiosk(1000, 1060),
    figure({
      x: 1180,
      y: 1080,
      height: 430,
      coat: '#5b4a63',
      hair: '#e6e0d6',
      skin: '#d8d1c5',
      hasSkirt: true,
    }),
    stroke('M1130 800L1060 742', '#4c3d54', 26, { 'stroke-linecap': 'round' }),
    ellipse(1058, 738, 15, 13, '#e2b695'),
    figure({ x: 1500, y: 1010, height: 330, coat: '#3f5a74', hair: '#3a2a22', skin: '#8a5a3f' }),
    figure({ x: 1580, y: 1016, height: 210, coat: ink.gold, hair: '#1f1b1c', skin: '#a8714f' }),
  )
}
