import { ellipse, path, px, rect, type Svg, stroke, times } from '../kit/index.ts'
import { lettering } from './lettering.ts'
import { clipped, imprint, poster, tint } from './poster.ts'

const shade = '#d59f78'
const head =
  'M440 1150C440 930 570 830 750 830C930 830 1060 930 1060 1150C1060 1460 930 1640 750 1640C570 1640 440 1460 440 1150Z'

function ear(x: number, color: string): Svg {
  return ellipse(x, 1200, 52, 92, color) + ellipse(x, 1204, 24, 54, '#c98c66')
}

function cloth(): Svg {
  const folds = times(7, (index) => {
    const x = 750 + (index - 3) * 62
    const low = 750 + (index - 3) * 210
    return `M${x} 1640Q${px(x + (index - 3) * 26)} 1760 ${low} 1920`
  }).join('')
  return (
    path(
      'M520 1560Q750 1720 980 1560Q1120 1640 1500 1740V1920H0V1740Q380 1640 520 1560Z',
      tint.cream,
    ) +
    path('M750 1660Q880 1650 980 1560Q1120 1640 1500 1740V1920H750Z', '#ead9bd') +
    stroke(folds, '#d9c29c', 6, { 'stroke-linecap': 'round' })
  )
}

function foam(): Svg {
  const edge = times(9, (index) => {
    const angle = Math.PI * (0.02 + (index / 8) * 0.96)
    return [750 + Math.cos(angle) * 318, 1330 + Math.sin(angle) * 330] as const
  })
  const lumps = edge.map(([x, y]) => ellipse(x, y, 92, 84, tint.cream)).join('')
  const upper = [470, 590, 910, 1030].map((x, index) =>
    ellipse(x, 1300 - (index === 1 || index === 2 ? 24 : 0), 86, 74, tint.cream),
  )
  return (
    path(
      'M430 1310Q600 1250 750 1330Q900 1250 1070 1310Q1050 1700 750 1700Q450 1700 430 1310Z',
      tint.cream,
    ) +
    lumps +
    upper.join('') +
    path(
      'M870 1690C1010 1660 1110 1520 1116 1320C1080 1360 1060 1440 1010 1520C970 1590 920 1650 870 1690Z',
      '#ead9bd',
    ) +
    stroke(
      'M520 1452q34 56 96 30M650 1580q40 50 104 18M858 1560q46 34 88-16M600 1380q26 34 66 14',
      '#ddc8a5',
      12,
      { 'stroke-linecap': 'round' },
    )
  )
}

function face(): Svg {
  const moustache =
    'M750 1262C706 1214 628 1216 582 1262C548 1296 496 1302 466 1262C448 1238 462 1206 494 1212C470 1180 414 1196 412 1252C410 1328 496 1372 590 1352C666 1336 724 1320 750 1290C776 1320 834 1336 910 1352C1004 1372 1090 1328 1088 1252C1086 1196 1030 1180 1006 1212C1038 1206 1052 1238 1034 1262C1004 1302 952 1296 918 1262C872 1216 794 1214 750 1262Z'
  return (
    ear(430, tint.skin) +
    ear(1070, shade) +
    path(head, tint.skin) +
    clipped('half', head, rect(780, 800, 400, 900, shade, { opacity: '0.55' })) +
    foam() +
    path(
      'M732 1010C720 1100 690 1150 694 1186C700 1222 752 1226 790 1208C812 1194 806 1160 790 1130Z',
      '#c98c66',
    ) +
    path('M732 1010C720 1100 690 1150 694 1186C698 1206 722 1214 744 1214Z', tint.skin) +
    stroke('M540 1070Q604 1122 668 1070M832 1070Q896 1122 960 1070', tint.plum, 18, {
      'stroke-linecap': 'round',
    }) +
    stroke('M516 976Q596 900 690 962M984 976Q904 900 810 962', tint.plum, 34, {
      'stroke-linecap': 'round',
    }) +
    path(moustache, tint.plum)
  )
}

function hair(): Svg {
  const curls = times(13, (index) => {
    const angle = Math.PI * (1.02 + (index / 12) * 0.96)
    return ellipse(
      750 + Math.cos(angle) * 318,
      1010 + Math.sin(angle) * 218,
      86,
      82,
      index > 7 ? tint.plumNight : tint.plum,
    )
  }).join('')
  return (
    path(
      'M430 1120C420 860 560 760 750 760C940 760 1080 860 1070 1120L1010 1010Q750 800 490 1010Z',
      tint.plum,
    ) + curls
  )
}

function razor(): Svg {
  const blade = 'M0 0L470 -34Q520 -36 540 0L520 96L0 110Z'
  return `<g transform="translate(918 1392) rotate(-28)">${path(blade, '#f7efe0')}${path('M0 52L528 44L520 96L0 110Z', '#b9a9a2')}${path('M470 -34Q520 -36 540 0L700 -20Q716 30 690 60L528 52Z', '#8f7f7c')}${ellipse(690, 18, 26, 26, tint.goldLight)}</g><g transform="translate(1536 1084) rotate(-96)">${path('M-20 -36Q330 -96 640 -20Q676 0 640 30Q330 10 -20 40Z', tint.wine)}${path('M-20 4Q330 -30 656 8Q650 24 640 30Q330 10 -20 40Z', '#64132d')}</g>`
}

/** Il barbiere di Siviglia: a customer in lather who has not noticed anything yet. */
export function plakatBarbiere(): Svg {
  return poster(
    tint.gold,
    path('M0 1920V700L1500 380V1920Z', '#e6c885'),
    cloth(),
    hair(),
    face(),
    razor(),
    rect(0, 1900, 1500, 200, tint.wine),
    lettering('Il barbiere', { x: 110, y: 320, size: 244, fill: tint.plum }),
    lettering('di Siviglia', { x: 110, y: 560, size: 244, fill: tint.wine }),
    imprint(tint.goldLight),
  )
}
