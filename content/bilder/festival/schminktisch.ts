import {
  ellipse,
  glow,
  group,
  ink,
  mix,
  path,
  polygon,
  rect,
  type Svg,
  stroke,
  times,
} from '../kit/index.ts'

/** The wood of the furniture. */
export const wood = '#5b2f24'

/** The mirror with its bulbs; what it shows is drawn inside. */
export function mirror(reflection: Svg): Svg {
  const bulbs = [
    ...times(7, (index) => [500 + index * 120, 128] as const),
    ...times(4, (index) => [440, 210 + index * 122] as const),
    ...times(4, (index) => [1280, 210 + index * 122] as const),
  ]
  return (
    rect(396, 84, 928, 600, '#3a1a18', { rx: 18 }) +
    rect(408, 96, 904, 576, wood, { rx: 14 }) +
    `<clipPath id="glass"><rect x="484" y="172" width="752" height="464" rx="6"/></clipPath>` +
    group(
      { 'clip-path': 'url(#glass)' },
      rect(484, 172, 752, 464, '#6d4038'),
      reflection,
      path(
        polygon([
          [520, 640],
          [760, 160],
          [840, 160],
          [600, 640],
        ]),
        '#ffffff',
        { opacity: '0.08' },
      ),
    ) +
    stroke('M484 172H1236V636H484Z', '#c9974f', 8) +
    bulbs
      .map(
        ([x, y]) =>
          glow(x, y, 92, 92, ink.goldLight, 0.75) +
          ellipse(x, y, 22, 22, '#fff4d8') +
          ellipse(x - 6, y - 7, 7, 7, '#ffffff'),
      )
      .join('')
  )
}

/** Her face in the mirror, eyes shut for the brush. */
export function reflection(): Svg {
  return (
    rect(484, 172, 752, 464, '#8a5a48') +
    rect(900, 172, 340, 470, '#7a4a40') +
    times(6, (index) =>
      path(
        `M${930 + index * 54} 260L${918 + index * 54} 640H${972 + index * 54}L${960 + index * 54} 260Z`,
        ['#6d2c48', '#1d5560', '#b9843f', '#35456f', '#8b1e3f', '#e9dcc2'][index] ?? '#6d2c48',
        { opacity: '0.7' },
      ),
    ).join('') +
    glow(800, 400, 420, 330, '#ffe2a0', 0.5) +
    path('M620 640C630 560 680 530 750 520H850C920 530 970 560 980 640Z', '#6d2c48') +
    path('M756 470V530Q800 570 844 530V470Z', '#d99f77') +
    path(
      'M706 380C700 300 746 262 800 262C854 262 900 300 894 380C890 460 850 506 800 506C750 506 710 460 706 380Z',
      '#eebf98',
    ) +
    path(
      'M800 262C854 262 900 300 894 380C890 460 850 506 800 506C842 470 852 330 800 262Z',
      '#d99f77',
      { opacity: '0.6' },
    ) +
    path(
      'M698 400C676 280 720 214 800 214C880 214 924 280 902 400C898 340 860 300 812 292C770 300 712 320 698 400Z',
      '#f1e4cc',
    ) +
    times(
      4,
      (index) =>
        ellipse(
          690 - (index % 2) * 6,
          330 + index * 52,
          34,
          26,
          index % 2 ? '#f8efdc' : '#e0cfb0',
        ) +
        ellipse(910 + (index % 2) * 6, 330 + index * 52, 34, 26, index % 2 ? '#f1e4cc' : '#d3c09e'),
    ).join('') +
    path('M716 260C740 180 860 180 884 260C860 222 740 222 716 260Z', '#f8efdc') +
    ellipse(800, 214, 60, 44, '#f8efdc') +
    ellipse(818, 208, 36, 28, '#e8d9bc') +
    stroke('M742 384q20 14 40 0M820 384q20 14 40 0', '#3a1626', 7, { 'stroke-linecap': 'round' }) +
    stroke('M738 352q22-18 46-6M818 346q24-12 46 6', '#7d5a4a', 7, { 'stroke-linecap': 'round' }) +
    glow(744, 424, 40, 30, '#e0555f', 0.55) +
    glow(856, 424, 40, 30, '#e0555f', 0.55) +
    path('M798 390Q786 420 790 430Q800 438 812 430', 'none', {
      stroke: '#b9785a',
      'stroke-width': 5,
    }) +
    path('M774 456Q788 446 800 452Q812 446 826 456Q800 480 774 456Z', '#b3263f') +
    ellipse(852, 438, 4, 4, '#3a1626')
  )
}

/** The dressing table with its pots and brushes. */
export function table(): Svg {
  const pots = [
    [520, '#8b1e3f', 46],
    [590, '#e9dcc2', 34],
    [646, '#1d5560', 40],
    [1010, '#dcb96d', 48],
    [1090, '#e9b6a0', 36],
    [1150, '#6d2c48', 42],
  ] as const
  return (
    rect(300, 726, 1130, 34, '#8a4a32') +
    rect(300, 726, 1130, 9, '#d9a468') +
    rect(330, 760, 1070, 330, wood) +
    times(
      3,
      (index) =>
        rect(360 + index * 340, 790, 310, 120, '#6d3a2c') +
        ellipse(515 + index * 340, 850, 14, 14, '#c9974f'),
    ).join('') +
    pots
      .map(
        ([x, color, size]) =>
          rect(x - size * 0.5, 726 - size, size, size, color, { rx: 5 }) +
          rect(x - size * 0.56, 720 - size, size * 1.12, 12, mix(color, '#fff6e4', 0.5), { rx: 4 }),
      )
      .join('') +
    stroke('M700 720l26-58M716 720l2-64M730 720l-14-60', '#c9974f', 6, {
      'stroke-linecap': 'round',
    }) +
    path('M684 726h62l-8-44h-46Z', '#3a1626') +
    path('M880 724Q900 690 960 700L972 724Z', '#fbf3e6') +
    stroke('M900 716l50-8', '#8a7a6a', 3)
  )
}
