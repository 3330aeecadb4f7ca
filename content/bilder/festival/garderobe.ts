import {
  ellipse,
  glow,
  ink,
  mix,
  path,
  placed,
  px,
  rect,
  type Svg,
  scene,
  shaded,
  stroke,
  times,
} from '../kit/index.ts'
import { mirror, reflection, table, wood } from './schminktisch.ts'

/** A wig on its stand. */
function wig(x: number, color: string): Svg {
  const curls = times(
    4,
    (index) =>
      ellipse(x - 52, 560 + index * 34, 24, 19, index % 2 ? color : mix(color, '#2a1510', 0.2)) +
      ellipse(
        x + 52,
        560 + index * 34,
        24,
        19,
        index % 2 ? mix(color, '#2a1510', 0.12) : mix(color, '#2a1510', 0.3),
      ),
  ).join('')
  return (
    rect(x - 9, 640, 18, 86, '#8a5a35') +
    rect(x - 46, 716, 92, 12, '#8a5a35') +
    ellipse(x, 590, 50, 70, '#d9b48f') +
    path(
      `M${x - 62} 600C${x - 76} 480 ${x - 30} 440 ${x} 440C${x + 30} 440 ${x + 76} 480 ${x + 62} 600C${x + 50} 540 ${x + 30} 524 ${x} 520C${x - 30} 524 ${x - 50} 540 ${x - 62} 600Z`,
      color,
    ) +
    stroke(
      `M${x - 40} 520Q${x - 20} 462 ${x} 460M${x - 10} 516Q${x + 6} 470 ${x + 26} 468`,
      mix(color, '#fff6e4', 0.5),
      5,
      { 'stroke-linecap': 'round' },
    ) +
    curls
  )
}

function rail(): Svg {
  const costumes: readonly (readonly [number, string, number])[] = [
    [1540, '#8b1e3f', 150],
    [1620, '#dcb96d', 110],
    [1690, '#1d5560', 140],
    [1770, '#fbf3e6', 120],
    [1840, '#5b2440', 150],
    [1920, '#35456f', 130],
  ]
  return (
    stroke('M1470 236H2010M1500 236V1060M1440 1060H1560', '#c9974f', 13, {
      'stroke-linecap': 'round',
    }) +
    costumes
      .map(
        ([x, color, flare]) =>
          stroke(`M${x} 236v22`, '#8a5a35', 6) +
          shaded(
            [
              [0, mix(color, '#1b0b12', 0.35)],
              [0.45, color],
              [1, mix(color, '#1b0b12', 0.5)],
            ],
            (fill) =>
              path(
                `M${x - 58} 286Q${x} 246 ${x + 58} 286L${x + 44} 470Q${x + 60} 700 ${x + flare} 990Q${x} 1024 ${x - flare} 990Q${x - 60} 700 ${x - 44} 470Z`,
                fill,
              ),
            'right',
          ) +
          stroke(`M${x - 42} 470Q${x} 492 ${x + 42} 470`, ink.gold, 7) +
          stroke(
            `M${px(x - 20)} 510L${px(x - flare * 0.5)} 990M${px(x + 20)} 510L${px(x + flare * 0.5)} 990`,
            mix(color, '#1b0b12', 0.45),
            4,
            { opacity: '0.6' },
          ),
      )
      .join('')
  )
}

/** The singer from behind in her dressing gown. */
function singer(): Svg {
  const curls = times(
    4,
    (index) =>
      ellipse(706 - (index % 2) * 8, 622 + index * 60, 38, 32, index % 2 ? '#f8efdc' : '#dccbab') +
      ellipse(894 + (index % 2) * 8, 622 + index * 60, 38, 32, index % 2 ? '#e8d9bc' : '#cbb892'),
  ).join('')
  return (
    path('M566 1125C570 960 620 880 740 850H860C980 880 1030 960 1034 1125Z', '#6d2c48') +
    path('M800 850H860C980 880 1030 960 1034 1125H840Z', '#4f1d35') +
    stroke('M740 852Q800 900 860 852', '#dcb96d', 9) +
    rect(766, 770, 68, 96, '#d99f77') +
    path(
      'M700 690C684 560 730 500 800 500C870 500 916 560 900 690C896 780 860 826 800 826C740 826 704 780 700 690Z',
      '#ecdcbc',
    ) +
    path(
      'M800 500C870 500 916 560 900 690C896 780 860 826 800 826C860 760 860 600 800 500Z',
      '#cbb892',
    ) +
    ellipse(800, 500, 74, 54, '#f4e9d2') +
    ellipse(826, 492, 44, 34, '#dfcfae') +
    stroke(
      'M730 640Q740 560 790 540M760 700Q770 600 810 560M716 720Q724 680 734 660',
      '#fbf3e6',
      6,
      { 'stroke-linecap': 'round' },
    ) +
    curls
  )
}

/** The make-up artist with her brush. */
function artist(): Svg {
  return (
    path('M1080 1125C1076 930 1090 800 1150 740H1250C1320 790 1340 930 1344 1125Z', '#2b3a4c') +
    path('M1200 740H1250C1320 790 1340 930 1344 1125H1230Z', '#1d2838') +
    path('M1120 860H1290V1125H1110Z', '#b9843f') +
    path('M1206 860H1290V1125H1214Z', '#96682f') +
    stroke('M1130 860L1160 740M1280 860L1246 740', '#b9843f', 14) +
    stroke('M1140 800C1060 830 1010 790 962 742', '#2b3a4c', 56, { 'stroke-linecap': 'round' }) +
    stroke('M962 742L928 706', '#a8724f', 34, { 'stroke-linecap': 'round' }) +
    stroke('M932 712L882 652', '#3a1626', 8, { 'stroke-linecap': 'round' }) +
    ellipse(876, 644, 15, 22, '#e9b6a0', { transform: 'rotate(-40 876 644)' }) +
    rect(1174, 660, 54, 90, '#8f5f43') +
    path(
      'M1134 600C1128 530 1160 500 1200 500C1240 500 1270 534 1266 596C1262 660 1236 694 1200 694C1162 694 1138 660 1134 600Z',
      '#a8724f',
    ) +
    path(
      'M1126 590C1110 500 1160 462 1210 466C1270 470 1298 520 1280 610C1276 650 1262 670 1246 676C1256 620 1246 570 1218 546C1180 540 1150 552 1126 590Z',
      '#241816',
    ) +
    ellipse(1284, 560, 44, 50, '#241816') +
    stroke('M1262 520q30-10 44 22', '#b3263f', 12) +
    stroke('M1150 602q12 8 24 0M1140 578q16-12 34-4', '#241816', 6, { 'stroke-linecap': 'round' }) +
    stroke('M1152 656q16 10 32 2', '#6d2233', 7, { 'stroke-linecap': 'round' }) +
    ellipse(1236, 640, 7, 12, '#dcb96d')
  )
}

/** The dressing room an hour before the performance. */
export function festivalGarderobe(): Svg {
  const paper = times(17, (index) =>
    rect(index * 124, 0, 62, 820, '#7a2f3f', { opacity: '0.5' }),
  ).join('')
  return scene(
    2000,
    1125,
    rect(0, 0, 2000, 1125, '#5b2231'),
    paper,
    rect(0, 0, 2000, 34, '#c9974f'),
    rect(0, 34, 2000, 12, '#3a1520'),
    glow(860, 420, 1000, 640, '#ffc56b', 0.45),
    rect(0, 1000, 2000, 130, '#3a1a18'),
    rect(60, 150, 220, 300, '#2a1510'),
    rect(74, 164, 192, 272, '#dcb96d'),
    ellipse(170, 290, 62, 78, '#8b1e3f'),
    stroke('M120 400h100', '#5b3a22', 8),
    mirror(reflection()),
    wig(170, '#a8552e'),
    rect(60, 726, 240, 20, '#8a4a32'),
    rect(80, 746, 20, 340, wood),
    rect(250, 746, 20, 340, wood),
    wig(330, '#3d2a20'),
    rail(),
    table(),
    placed(-230, 130, 1, singer()),
    placed(-140, 70, 1, artist()),
  )
}
