import {
  darker,
  ellipse,
  figure,
  floorLines,
  glow,
  ink,
  lamp,
  lighter,
  moods,
  path,
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
  left: 330,
  right: 1670,
  top: 170,
  foot: 640,
  wall: '#b98d67',
  floor: '#7d4a3c',
  ceiling: '#d9b88d',
  eye: 430,
}
const wood = '#8a5a3b'

/** Panels of the rear wall with the town's arms: a spring below a fir. */
function arms(): Svg {
  return (
    path('M930 210H1070V310Q1070 388 1000 420Q930 388 930 310Z', darker(ink.gold, 0.1)) +
    path('M940 220H1060V308Q1060 378 1000 408Q940 378 940 308Z', ink.cream) +
    path('M1000 232L1036 300H1018L1044 338H956L982 300H964Z', ink.fir) +
    stroke('M956 356Q978 344 1000 356T1044 356M966 376Q983 366 1000 376T1034 376', ink.water, 7)
  )
}

function wainscot(): Svg {
  return times(9, (index) => {
    const x = 346 + index * 147
    return (
      rect(x, 450, 132, 180, darker(wood, 0.06)) +
      rect(x + 14, 464, 104, 152, 'none', { stroke: darker(wood, 0.3), 'stroke-width': 4 })
    )
  }).join('')
}

const coats = ['#3f5a74', ink.redstone, ink.firMid, '#5b4a63', '#c98f4b', '#2a3440'] as const
const hairs = ['#3a2a22', '#d9d3c8', '#8a4b2d', '#b98a4e', '#1f1b1c'] as const

type Bench = { y: number; reach: number; rise: number; thick: number; size: number; seats: number }

/** One half circle of desks with those who sit at it, seen from behind. */
function bench({ y, reach, rise, thick, size, seats }: Bench): Svg {
  const outer = `M${px(1000 - reach)} ${px(y - rise)}Q${px(1000 - reach * 0.72)} ${px(y)} 1000 ${px(y)}Q${px(1000 + reach * 0.72)} ${px(y)} ${px(1000 + reach)} ${px(y - rise)}`
  const people = times(seats, (index) => {
    const share = (index + 0.5) / seats - 0.5
    const hair = hairs[(index * 3 + seats) % 5] ?? '#3a2a22'
    return figure({
      x: 1000 + share * reach * 1.78,
      y: y - rise * (share * 1.78) ** 2 * 0.95 + size * 0.86,
      height: size,
      coat: coats[(index * 5 + seats) % 6] ?? ink.firMid,
      hair,
      skin: lighter(hair, 0.06),
      isSeated: true,
    })
  }).join('')
  return (
    shaded(
      [
        [0, lighter(wood, 0.26)],
        [1, darker(wood, 0.24)],
      ],
      (fill) =>
        path(
          `${outer}V${px(y - rise + thick)}Q${px(1000 + reach * 0.72)} ${px(y + thick)} 1000 ${px(y + thick)}Q${px(1000 - reach * 0.72)} ${px(y + thick)} ${px(1000 - reach)} ${px(y - rise + thick)}Z`,
          fill,
        ),
    ) +
    stroke(outer, lighter(wood, 0.5), thick * 0.22) +
    people
  )
}

/** The council chamber from the public seats: half circles of desks under the town's arms. */
export function ratssaal(): Svg {
  const beams = times(7, (index) => {
    const x = 330 + index * 223
    return `M${px(x)} 170L${px(1000 + (x - 1000) * 1.5)} 0`
  }).join('')
  return scene(
    2000,
    1125,
    roomShell(room),
    stroke(beams, '#8a5f42', 20, { opacity: '0.75' }),
    floorLines(room, 10, 6, 0.15),
    wainscot(),
    rect(330, 436, 1340, 14, lighter(wood, 0.3)),
    ...[420, 660, 1160, 1400].map((x) =>
      windowView({ x, foot: 420, width: 180, height: 210, mood: moods.evening, frame: '#7a5236' }),
    ),
    arms(),
    glow(1000, 380, 720, 300, ink.goldLight, 0.35),
    figure({ x: 1000, y: 640, height: 190, coat: ink.waterDeep, hair: '#8a4b2d', skin: '#e2b695' }),
    figure({ x: 890, y: 640, height: 180, coat: '#2a3440', hair: '#d9d3c8', isSeated: true }),
    figure({ x: 1110, y: 640, height: 178, coat: ink.redstone, hair: '#3a2a22', isSeated: true }),
    shaded(
      [
        [0, lighter(wood, 0.3)],
        [1, darker(wood, 0.2)],
      ],
      (fill) => rect(800, 574, 400, 90, fill),
    ),
    rect(786, 562, 428, 16, lighter(wood, 0.5)),
    ellipse(1000, 700, 300, 34, '#0b1f22', { opacity: '0.15' }),
    bench({ y: 742, reach: 520, rise: 96, thick: 46, size: 150, seats: 8 }),
    bench({ y: 838, reach: 740, rise: 150, thick: 60, size: 196, seats: 9 }),
    bench({ y: 968, reach: 1040, rise: 220, thick: 78, size: 262, seats: 10 }),
    ...[700, 1000, 1300].map((x) => lamp(x, 130 + Math.abs(x - 1000) * 0.06, 44, '#c99a55')),
  )
}
