import { ellipse, path, polygon, px, rect, type Svg, stroke, times } from '../kit/index.ts'
import { lettering } from './lettering.ts'
import { clipped, imprint, poster, tint } from './poster.ts'

const arch =
  'M300 1900V1190C180 1140 170 990 260 890C360 770 560 750 750 610C940 750 1140 770 1240 890C1330 990 1320 1140 1200 1190V1900Z'

/** Tiles in eight-pointed stars, as they cover a wall. */
function tiles(): Svg {
  const stars: string[] = []
  const dots: string[] = []
  for (let row = 0; row < 16; row += 1)
    for (let column = 0; column < 12; column += 1) {
      const [x, y] = [column * 136 + (row % 2) * 68 - 30, 590 + row * 84]
      const corners = times(16, (index) => {
        const reach = index % 2 === 0 ? 50 : 30
        const angle = (index / 16) * Math.PI * 2
        return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach] as const
      })
      stars.push(polygon(corners))
      dots.push(`M${x - 11} ${y}a11 11 0 1 0 22 0a11 11 0 1 0-22 0Z`)
    }
  return path(stars.join(''), '#2a6b72') + path(dots.join(''), tint.gold)
}

function waves(): Svg {
  return times(7, (row) => {
    const y = 1476 + row * 66
    const color =
      ['#7fb4ab', '#6aa49f', '#4f8f90', '#3c7d82', '#2d6a72', '#225863', '#194853'][row] ??
      '#194853'
    const step = 130 + row * 14
    const crests = times(14, (index) => {
      const x = index * step - (row % 2) * (step / 2) - 200
      return `${index === 0 ? `M${px(x)} ${y}` : ''}Q${px(x + step * 0.5)} ${px(y - 52 - row * 3)} ${px(x + step)} ${y}`
    }).join('')
    return path(`${crests}V2000H-200Z`, color) + stroke(crests, '#d8ebe2', 5, { opacity: '0.55' })
  }).join('')
}

function ship(): Svg {
  const stripes = (
    from: number,
    top: readonly [number, number],
    low: readonly [number, number],
    foot: readonly [number, number],
  ) =>
    times(7, (index) => {
      const [a, b] = [index / 7, (index + 1) / 7]
      const edge = (share: number) =>
        [top[0] + (low[0] - top[0]) * share, top[1] + (low[1] - top[1]) * share] as const
      const base = (share: number) =>
        [top[0] + (foot[0] - top[0]) * share, top[1] + (foot[1] - top[1]) * share] as const
      return path(
        polygon([edge(a), edge(b), base(b), base(a)]),
        (index + from) % 2 === 0 ? tint.ruby : tint.cream,
      )
    }).join('')
  return (
    stroke('M700 1420V880M920 1420V1040', '#5b2a1e', 16) +
    stripes(0, [640, 820], [520, 1330], [884, 1330]) +
    path('M640 820L884 1330H760Z', tint.plumNight, { opacity: '0.16' }) +
    stripes(1, [880, 1000], [860, 1330], [1070, 1330]) +
    path('M700 880l92 26-92 30Z', tint.gold) +
    path('M452 1370H1120C1090 1480 1030 1520 960 1520H610C530 1510 480 1450 452 1370Z', tint.plum) +
    path('M452 1370H1120L1106 1410H470Z', tint.gold) +
    times(5, (index) => ellipse(580 + index * 100, 1456, 17, 17, tint.goldLight)).join('')
  )
}

function lady(): Svg {
  return (
    path('M994 1372C986 1300 1000 1262 1030 1254C1062 1262 1074 1300 1066 1372Z', tint.cream) +
    ellipse(1030, 1226, 25, 30, tint.skin) +
    path(
      'M1004 1222C1000 1190 1060 1186 1058 1226C1064 1250 1060 1262 1052 1268C1054 1240 1046 1222 1032 1212Z',
      '#5b2a1e',
    ) +
    ellipse(1030, 1196, 70, 15, tint.plum) +
    path('M1000 1194Q1030 1150 1062 1194Z', tint.plum) +
    path('M1052 1180C1090 1150 1120 1160 1126 1130C1090 1120 1060 1140 1046 1176Z', tint.coral) +
    stroke('M1012 1280Q970 1270 944 1232', tint.skin, 13, { 'stroke-linecap': 'round' })
  )
}

/** L’italiana in Algeri: a sail in the window of a palace. */
export function plakatItaliana(): Svg {
  return poster(
    tint.cream,
    rect(0, 570, 1500, 1340, tint.teal),
    `<clipPath id="wall"><rect x="0" y="570" width="1500" height="1340"/></clipPath><g clip-path="url(#wall)">${tiles()}</g>`,
    path(arch, tint.gold, { transform: 'translate(-60 -72) scale(1.08 1.04)' }),
    clipped(
      'view',
      arch,
      rect(0, 400, 1500, 1600, '#f3d7a0'),
      rect(0, 900, 1500, 1000, '#efc48b'),
      rect(0, 1150, 1500, 700, '#e9ad78'),
      ellipse(560, 1130, 250, 250, tint.coral),
      ellipse(560, 1130, 200, 200, '#ee9a63'),
      ship(),
      lady(),
      waves(),
    ),
    stroke(arch, tint.wine, 18),
    rect(0, 1900, 1500, 200, tint.teal),
    lettering('L’italiana', { x: 110, y: 262, size: 222, fill: tint.teal }),
    lettering('in Algeri', { x: 1390, y: 474, size: 222, fill: tint.wine, align: 'right' }),
    imprint(tint.goldLight),
  )
}
