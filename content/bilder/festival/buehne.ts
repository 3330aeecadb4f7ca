import {
  ellipse,
  glow,
  ink,
  lighter,
  mix,
  path,
  polygon,
  px,
  randomFrom,
  rect,
  type Svg,
  scene,
  shaded,
  stroke,
  times,
} from '../kit/index.ts'
import { parkett, rang } from './raenge.ts'

const velvet = '#7d1d30'

/** The side of the curtain as those on stage see it. */
function wing(side: 1 | -1): Svg {
  const edge = side === 1 ? 2000 : 0
  return times(6, (index) => {
    const outer = edge - side * index * 46
    const inner = outer - side * 58
    const sway = Math.sin(index * 1.9) * 14
    return shaded(
      [
        [0, mix(velvet, '#12050a', 0.86)],
        [0.5, mix(velvet, '#12050a', 0.62 - index * 0.06)],
        [1, mix(velvet, '#12050a', 0.9)],
      ],
      (fill) =>
        path(
          `M${outer} 0H${inner}Q${px(inner + sway)} 500 ${px(inner - side * 10)} 1010H${px(outer)}Z`,
          fill,
        ),
      'right',
    )
  }).join('')
}

function chandelier(): Svg {
  const arms = times(13, (index) => {
    const share = (index - 6) / 6
    const [x, y] = [1000 + share * 132, 150 + Math.sqrt(Math.max(0, 1 - share * share)) * 42]
    return { x, y }
  })
  const drops = times(19, (index) => {
    const share = (index - 9) / 9
    return `M${px(1000 + share * 108)} ${px(176 + (1 - share * share) * 34)}l${px(-share * 56)} ${px(58 + (1 - share * share) * 20)}`
  }).join('')
  return (
    glow(1000, 170, 620, 360, ink.goldLight, 0.7) +
    stroke('M1000 0V120', '#c9974f', 6) +
    stroke(drops, '#ffe9bb', 2.4, { opacity: '0.75' }) +
    stroke('M868 156Q1000 236 1132 156M900 150Q1000 200 1100 150', '#c9974f', 5) +
    arms
      .map(
        ({ x, y }) =>
          glow(x, y - 12, 34, 34, '#fff1cf', 0.9) +
          rect(x - 3, y - 16, 6, 18, '#fdf3dc') +
          ellipse(x, y - 22, 5, 9, '#fffaf0'),
      )
      .join('')
  )
}

function boards(): Svg {
  const seams = times(27, (index) => {
    const share = (index - 13) / 13
    return `M${px(1000 + share * 1060)} 842L${px(1000 + share * 2300)} 1130`
  }).join('')
  return (
    shaded(
      [
        [0, '#c78d55'],
        [0.4, '#7d4f31'],
        [1, '#2c1813'],
      ],
      (fill) => rect(0, 842, 2000, 290, fill),
    ) + stroke(seams, '#3a2117', 3, { opacity: '0.6' })
  )
}

function footlights(): Svg {
  const shells = times(17, (index) => {
    const x = 120 + index * 110
    return (
      glow(x, 838, 90, 60, '#ffe2a0', 0.75) +
      path(`M${x - 26} 848A26 26 0 0 1 ${x + 26} 848Z`, '#8f5f35') +
      stroke(`M${x - 18} 848L${x - 12} 830M${x} 848V822M${x + 18} 848L${x + 12} 830`, '#5b3a22', 3)
    )
  }).join('')
  return rect(0, 826, 2000, 18, '#3a1a14') + shells + rect(0, 846, 2000, 6, '#e0b36a')
}

/** The singer from behind, arms open, the light in front of her. */
function singer(): Svg {
  const gold = '#c9974f'
  const train =
    'M1208 690C1190 800 1120 960 1040 1060C1140 1110 1420 1112 1500 1056C1420 960 1352 800 1332 690Z'
  const folds = times(9, (index) => {
    const share = (index - 4) / 4
    return `M${px(1270 + share * 40)} 700Q${px(1270 + share * 100)} 880 ${px(1270 + share * 212)} 1078`
  }).join('')
  const arm = (side: 1 | -1) =>
    `M${1270 + side * 46} 552C${1270 + side * 130} 574 ${1270 + side * 190} 520 ${1270 + side * 262} 448`
  return (
    path('M1130 1070L760 1125H1560L1430 1070Z', '#120608', { opacity: '0.55' }) +
    glow(1270, 640, 300, 420, '#ffe9bb', 0.5) +
    stroke(arm(-1) + arm(1), '#9a6247', 30, { 'stroke-linecap': 'round' }) +
    stroke(arm(-1) + arm(1), '#f6d3a8', 6, {
      'stroke-linecap': 'round',
      transform: 'translate(0 -12)',
    }) +
    ellipse(1006, 444, 16, 13, '#e0b08a') +
    ellipse(1534, 444, 16, 13, '#e0b08a') +
    shaded(
      [
        [0, lighter(gold, 0.5)],
        [0.16, '#8a3a4a'],
        [0.5, '#5b1a30'],
        [0.84, '#8a3a4a'],
        [1, lighter(gold, 0.5)],
      ],
      (fill) => path(train, fill),
      'right',
    ) +
    stroke(folds, '#34101e', 5, { opacity: '0.7' }) +
    stroke(
      'M1208 690C1190 800 1120 960 1040 1060M1332 690C1352 800 1420 960 1500 1056',
      '#ffe0a3',
      5,
    ) +
    path('M1240 500Q1270 530 1300 500L1306 470H1234Z', '#9a6247') +
    path(
      'M1206 556Q1240 530 1256 506Q1270 522 1284 506Q1300 530 1334 556Q1338 600 1326 640Q1340 676 1334 700Q1270 724 1206 700Q1200 676 1214 640Q1202 600 1206 556Z',
      '#9a6247',
    ) +
    path(
      'M1206 590Q1270 690 1334 590C1336 620 1324 640 1334 702Q1270 724 1206 702C1216 640 1204 620 1206 590Z',
      '#6d2238',
    ) +
    stroke('M1270 652V706M1262 664l16 10M1262 680l16 10', gold, 3) +
    ellipse(1270, 424, 47, 58, '#9a6247') +
    path(
      'M1218 432C1210 366 1240 352 1270 352C1300 352 1330 366 1322 432C1318 466 1296 470 1270 470C1244 470 1222 466 1218 432Z',
      '#2b1512',
    ) +
    stroke('M1238 462Q1230 420 1248 392M1270 468V396M1302 462Q1310 420 1292 392', '#5b3425', 4) +
    ellipse(1270, 362, 46, 38, '#3f2018') +
    stroke('M1238 362Q1254 338 1276 336M1250 380Q1276 356 1304 352', '#8a5638', 4, {
      'stroke-linecap': 'round',
    }) +
    stroke(
      'M1218 432C1214 400 1220 378 1232 366M1322 432C1326 400 1320 378 1308 366',
      '#ffdf9f',
      4,
      { opacity: '0.85' },
    ) +
    ellipse(1230, 378, 8, 8, '#f6e0b0') +
    ellipse(1310, 378, 8, 8, '#f6e0b0')
  )
}

/** The moment before the first note: a singer on stage looks out into the full house. */
export function festivalBuehne(): Svg {
  const random = randomFrom('festival-buehne')
  return scene(
    2000,
    1125,
    rect(0, 0, 2000, 1125, '#2a0e16'),
    shaded(
      [
        [0, '#5b2a33'],
        [1, '#a8603f'],
      ],
      (fill) => path('M0 0H2000V40Q1000 330 0 40Z', fill),
    ),
    rang(random, { middle: 318, side: 60, tall: 84, deep: '#47151f' }),
    rang(random, { middle: 452, side: 330, tall: 84, deep: '#3c111b' }),
    rang(random, { middle: 580, side: 610, tall: 84, deep: '#330e17' }),
    chandelier(),
    parkett(random, 656, 800, 7),
    path(
      polygon([
        [1004, 250],
        [1028, 250],
        [1620, 1080],
        [930, 1080],
      ]),
      '#fff0c9',
      { opacity: '0.08' },
    ),
    boards(),
    glow(1270, 1020, 520, 120, '#ffdf9f', 0.55),
    footlights(),
    singer(),
    wing(-1),
    wing(1),
  )
}
