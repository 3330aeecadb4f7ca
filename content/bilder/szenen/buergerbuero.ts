import {
  darker,
  ellipse,
  figure,
  floorLines,
  ink,
  lamp,
  lighter,
  lightFall,
  moods,
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
  windowView,
} from '../kit/index.ts'

const room: Room = {
  left: 300,
  right: 1700,
  top: 150,
  foot: 700,
  wall: '#e6d3b3',
  floor: '#b98f68',
  ceiling: '#f1e4cb',
  eye: 500,
}
const wood = '#8a5a3b'

function desk(x: number, wide: number, near: number): Svg {
  const top = near - 150
  return (
    ellipse(x + wide / 2, near + 8, wide * 0.56, 20, '#0b1f22', { opacity: '0.22' }) +
    shaded(
      [
        [0, lighter(wood, 0.2)],
        [1, darker(wood, 0.22)],
      ],
      (fill) => rect(x, top, wide, 150, fill),
    ) +
    stroke(
      times(
        wide / 46,
        (index) => `M${px(x + 23 + index * 46)} ${px(top + 22)}V${px(near - 12)}`,
      ).join(''),
      darker(wood, 0.3),
      3,
      { opacity: '0.5' },
    ) +
    path(
      polygon([
        [x - 20, top],
        [x + 24, top - 34],
        [x + wide - 24, top - 34],
        [x + wide + 20, top],
      ]),
      lighter(ink.sandstone, 0.42),
    ) +
    rect(x - 20, top, wide + 40, 15, ink.sandstone)
  )
}

function screen(x: number, y: number): Svg {
  return (
    rect(x - 6, y - 26, 12, 26, '#2c3438') +
    rect(x - 46, y - 86, 92, 62, '#2c3438', { rx: 6 }) +
    rect(x - 40, y - 80, 80, 50, '#486a72') +
    ellipse(x, y, 30, 6, '#2c3438')
  )
}

function waitingBench(x: number, y: number): Svg {
  return (
    ellipse(x + 150, y + 6, 190, 14, '#0b1f22', { opacity: '0.2' }) +
    rect(x, y - 116, 300, 54, ink.firMid, { rx: 10 }) +
    rect(x - 8, y - 66, 316, 24, lighter(ink.firMid, 0.2), { rx: 8 }) +
    rect(x + 16, y - 44, 12, 46, '#4a3a30') +
    rect(x + 272, y - 44, 12, 46, '#4a3a30')
  )
}

/** Boards above the counters: a number and a small coat of arms, no words. */
function board(x: number, y: number, tone: string): Svg {
  return (
    rect(x, y, 150, 56, tone, { rx: 8 }) +
    rect(x + 60, y + 15, 70, 10, ink.cream, { rx: 5 }) +
    rect(x + 60, y + 33, 46, 9, ink.cream, { rx: 5, opacity: '0.7' }) +
    ellipse(x + 32, y + 28, 16, 16, ink.gold)
  )
}

/** The citizens' office: two counters, daylight, people who are being helped. */
export function buergerbuero(): Svg {
  return scene(
    2000,
    1125,
    roomShell(room),
    floorLines(room, 9, 7, 0.22),
    ...[430, 1040].map((x) =>
      windowView({
        x,
        foot: 560,
        width: 230,
        height: 330,
        mood: moods.morning,
        frame: '#a98561',
      }),
    ),
    rect(760, 290, 200, 270, '#cbb089'),
    rect(772, 302, 176, 246, '#f6ecd6'),
    path('M772 500Q830 410 872 452T948 430V548H772Z', '#7ea793'),
    path('M772 548V510Q860 480 948 520V548Z', '#2f6350'),
    ellipse(900, 360, 22, 22, ink.gold),
    rect(1370, 250, 260, 450, darker(wood, 0.2)),
    ...times(
      4,
      (shelf) =>
        rect(1382, 266 + shelf * 108, 236, 92, '#5d3d2a') +
        times(11, (file) =>
          rect(
            1388 + file * 21,
            282 + shelf * 108 + ((file * 7 + shelf * 5) % 4) * 4,
            17,
            76 - ((file * 7 + shelf * 5) % 4) * 4,
            [ink.firMid, ink.redstone, '#cfa36c', ink.waterDeep, '#d9c8a8'][
              (file + shelf * 2) % 5
            ] ?? ink.firMid,
          ),
        ).join(''),
    ),
    lightFall(430, 230, 700, -190, '#fff3cf'),
    lightFall(1040, 230, 700, -190, '#fff3cf'),
    board(470, 160, ink.fir),
    board(1080, 160, ink.waterDeep),
    figure({ x: 640, y: 800, height: 300, coat: ink.waterDeep, hair: '#3a2a22', skin: '#c98e6a' }),
    figure({ x: 1240, y: 800, height: 292, coat: ink.redstone, hair: '#d9d3c8', hasSkirt: true }),
    desk(420, 430, 860),
    desk(1010, 430, 860),
    screen(500, 704),
    screen(1372, 704),
    rect(600, 690, 90, 8, ink.cream),
    rect(1120, 692, 74, 8, ink.cream),
    figure({ x: 744, y: 1010, height: 350, coat: '#c98f4b', hair: '#d9d3c8', skin: '#e2b695' }),
    figure({
      x: 1150,
      y: 1016,
      height: 340,
      coat: '#5b4a63',
      hair: '#1f1b1c',
      skin: '#8a5a3f',
      hasSkirt: true,
    }),
    figure({ x: 1236, y: 1024, height: 210, coat: ink.gold, hair: '#1f1b1c', skin: '#a8714f' }),
    waitingBench(1580, 1050),
    pottedPlant(230, 1010, 260, '#3f7a55', '#b9654a'),
    lamp(640, 120, 52, ink.sandstoneLight),
    lamp(1240, 120, 52, ink.sandstoneLight),
  )
}
