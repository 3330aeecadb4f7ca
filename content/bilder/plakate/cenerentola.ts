import {
  ellipse,
  glow,
  mix,
  path,
  polygon,
  px,
  randomFrom,
  rect,
  type Svg,
  stroke,
  times,
} from '../kit/index.ts'
import { lettering } from './lettering.ts'
import { imprint, poster, tint } from './poster.ts'

/** A tongue of fire with its foot on the ground and its tip at a point. */
function tongue(x: number, foot: number, half: number, tip: readonly [number, number]): string {
  const [tx, ty] = tip
  const rise = foot - ty
  return `M${px(x - half)} ${px(foot)}C${px(x - half * 1.25)} ${px(foot - rise * 0.34)} ${px(tx - half * 0.5)} ${px(ty + rise * 0.4)} ${px(tx)} ${px(ty)}C${px(tx + half * 0.1)} ${px(ty + rise * 0.36)} ${px(x + half * 1.3)} ${px(foot - rise * 0.4)} ${px(x + half)} ${px(foot)}Z`
}

function gown(): Svg {
  const outer = [
    tongue(430, 1830, 190, [520, 1150]),
    tongue(1070, 1830, 190, [990, 1180]),
    tongue(560, 1830, 240, [690, 960]),
    tongue(940, 1830, 240, [812, 960]),
    tongue(750, 1830, 330, [750, 900]),
  ].join('')
  const middle = [
    tongue(500, 1830, 130, [600, 1250]),
    tongue(1000, 1830, 130, [905, 1280]),
    tongue(640, 1830, 170, [712, 1010]),
    tongue(860, 1830, 170, [790, 1010]),
  ].join('')
  const inner = [
    tongue(590, 1830, 92, [690, 1240]),
    tongue(910, 1830, 92, [816, 1250]),
    tongue(750, 1830, 150, [752, 1040]),
  ].join('')
  const heart = [
    tongue(690, 1830, 56, [738, 1380]),
    tongue(812, 1830, 56, [772, 1400]),
    tongue(750, 1830, 62, [755, 1240]),
  ].join('')
  return (
    path(outer, tint.wine) +
    path(middle, tint.coral) +
    path(inner, '#eeb45a') +
    path(heart, tint.cream)
  )
}

function body(): Svg {
  const arm = (side: 1 | -1) =>
    `M${750 + side * 56} 872C${750 + side * 130} 800 ${750 + side * 150} 700 ${750 + side * 96} 596`
  return (
    stroke(arm(-1), tint.skin, 38, { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }) +
    stroke(arm(1), '#d99f77', 38, { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }) +
    path('M728 760V860Q750 884 776 860V760Z', '#d99f77') +
    path(
      'M672 860Q750 900 828 860C836 920 806 970 800 1040Q750 1072 700 1040C694 970 664 920 672 860Z',
      tint.ruby,
    ) +
    path('M750 888Q800 880 828 860C836 920 806 970 800 1040Q780 1054 750 1060Z', tint.wine) +
    path('M672 862Q700 832 728 836Q750 858 776 836Q806 832 828 862Q750 904 672 862Z', tint.skin) +
    ellipse(750, 728, 58, 72, tint.skin) +
    path(
      'M760 662C806 670 820 740 786 790C772 800 758 800 750 800C778 770 780 710 760 662Z',
      '#d99f77',
    ) +
    path(
      'M690 724C676 640 720 616 762 620C812 624 832 684 808 738C806 700 780 676 740 678C712 684 700 700 690 724Z',
      '#9a4b2b',
    ) +
    ellipse(794, 622, 44, 40, '#7d3820') +
    stroke('M718 732q14 10 28 0M762 732q14 10 28 0', tint.plumNight, 5, {
      'stroke-linecap': 'round',
    }) +
    stroke('M738 772q14 10 28 0', tint.ruby, 7, { 'stroke-linecap': 'round' })
  )
}

function bracelet(): Svg {
  const stones = times(28, (index) => {
    const angle = (index / 28) * Math.PI * 2
    const [x, y] = [750 + Math.cos(angle) * 196, 590 + Math.sin(angle) * 58]
    const size = index % 2 === 0 ? 24 : 13
    return {
      y,
      markup:
        ellipse(x, y, size, size, index % 2 === 0 ? tint.goldLight : tint.gold) +
        (index % 4 === 0 ? ellipse(x - 6, y - 7, 7, 7, '#fff') : ''),
    }
  })
  return (
    glow(750, 590, 420, 260, tint.gold, 0.5) +
    stroke('M554 590A196 58 0 0 1 946 590A196 58 0 0 1 554 590', tint.gold, 14) +
    stones
      .toSorted((one, other) => one.y - other.y)
      .map(({ markup }) => markup)
      .join('')
  )
}

function ashes(): Svg {
  const random = randomFrom('cenerentola-ash')
  const heap = times(26, (index) => {
    const x = index * 62 - 20
    const y = 1850 - Math.sin((index / 25) * Math.PI) * 40 + random.between(-14, 14)
    return ellipse(
      x,
      y,
      random.between(60, 110),
      random.between(40, 70),
      mix('#4a3540', '#2a1721', random.between(0, 1)),
    )
  }).join('')
  const embers = times(46, () =>
    ellipse(
      random.between(330, 1170),
      random.between(1790, 1880),
      random.between(3, 11),
      random.between(3, 8),
      random.pick([tint.coral, '#eeb45a', tint.ruby]),
    ),
  ).join('')
  const sparks = times(64, () => {
    const rise = random.between(0, 1)
    const x = 750 + random.between(-1, 1) * (600 - rise * 160)
    const y = 1760 - rise * 1080
    const size = random.between(3, 10) * (1.2 - rise * 0.6)
    return path(
      polygon([
        [x, y - size * 1.8],
        [x + size, y],
        [x, y + size * 1.8],
        [x - size, y],
      ]),
      random.pick([tint.goldLight, '#eeb45a', tint.coral]),
    )
  }).join('')
  return sparks + heap + embers
}

/** La Cenerentola: out of the ashes in a gown of fire, holding up the bracelet. */
export function plakatCenerentola(): Svg {
  return poster(
    tint.plumNight,
    glow(750, 1500, 900, 900, tint.wine, 0.85),
    gown(),
    `<g transform="translate(-150 -250) scale(1.2)">${body()}${bracelet()}</g>`,
    ashes(),
    rect(0, 1876, 1500, 224, tint.plumNight),
    lettering('La Cenerentola', {
      x: 750,
      y: 330,
      size: 178,
      fill: tint.goldLight,
      align: 'center',
    }),
    imprint(tint.gold),
  )
}
