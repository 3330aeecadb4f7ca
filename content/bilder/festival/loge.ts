import {
  ellipse,
  glow,
  ink,
  mix,
  path,
  px,
  type Random,
  rect,
  type Svg,
  shaded,
  stroke,
  times,
} from '../kit/index.ts'

const velvet = '#8b1e3f'
const shadow = '#16070c'

/** The boxes across the hall, candles on their parapets. */
export function boxes(random: Random): Svg {
  return times(3, (row) => {
    const [y, right] = [150 + row * 240, 1540]
    return times(4, (index) => {
      const x = right + index * 128 + index * index * 10
      const wide = 108 + index * 18
      const [top, tall] = [y - index * ([26, 6, -18][row] ?? 0), 150 + index * 24]
      const heads = times(3, (seat) => {
        const [hx, hy] = [x + wide * (0.24 + seat * 0.26), top + tall - 48]
        return (
          path(
            `M${px(hx - 26)} ${hy + 60}Q${px(hx - 24)} ${hy + 24} ${px(hx)} ${hy + 20}Q${px(hx + 24)} ${hy + 24} ${px(hx + 26)} ${hy + 60}Z`,
            random.pick(['#2a1d2c', '#4a1d2c', '#243047', '#5b4032']),
          ) +
          ellipse(hx, hy + 2, 14, 18, random.pick(['#c98e6a', '#e2b695', '#9a6a4a'])) +
          path(
            `M${px(hx - 15)} ${hy}a15 19 0 0 1 30 0q-15-11-30 0Z`,
            random.pick(['#241816', '#8d8076', '#5b3a22']),
          )
        )
      }).join('')
      return (
        rect(x, top, wide, tall, '#3a101c') +
        path(
          `M${x} ${top}H${x + wide}V${top + 46}Q${x + wide / 2} ${top + 10} ${x} ${top + 46}Z`,
          velvet,
        ) +
        (random.chance(0.9) ? heads : '') +
        rect(x - 8, top + tall, wide + 24, 50, '#6d1a30') +
        rect(x - 8, top + tall, wide + 24, 9, '#d9a85c') +
        rect(x - 8, top + tall + 42, wide + 24, 8, '#b9843f') +
        glow(x + wide + 4, top + tall - 24, 62, 62, ink.gold, 0.9) +
        rect(x + wide, top + tall - 20, 8, 22, '#fdf3dc') +
        ellipse(x + wide + 4, top + tall - 28, 5, 10, '#fff1c4')
      )
    }).join('')
  }).join('')
}

/** A guest in our box from behind. */
export function guest(x: number, isLady: boolean): Svg {
  const rim = '#ffc98a'
  const shoulders = isLady
    ? `M${x - 170} 1125C${x - 160} 1000 ${x - 130} 920 ${x - 50} 900H${x + 50}C${x + 130} 920 ${x + 160} 1000 ${x + 170} 1125Z`
    : `M${x - 230} 1125C${x - 226} 960 ${x - 190} 880 ${x - 60} 850H${x + 60}C${x + 190} 880 ${x + 226} 960 ${x + 230} 1125Z`
  const top = isLady ? 740 : 690
  return (
    path(shoulders, isLady ? '#7d4c3a' : '#17121c') +
    (isLady
      ? path(
          `M${x - 176} 1125C${x - 168} 1060 ${x - 130} 1020 ${x - 60} 1050Q${x} 1080 ${x + 60} 1050C${x + 130} 1020 ${x + 168} 1060 ${x + 176} 1125Z`,
          '#2f2450',
        )
      : path(
          `M${x - 64} 850Q${x} 880 ${x + 64} 850L${x + 58} 820Q${x} 844 ${x - 58} 820Z`,
          '#e9dcc6',
        )) +
    rect(x - 36, top + 90, 72, isLady ? 90 : 76, '#7d4c3a') +
    ellipse(x, top + 40, isLady ? 70 : 82, isLady ? 88 : 104, isLady ? '#2f1a15' : '#6d655f') +
    (isLady
      ? ellipse(x - 14, top - 56, 56, 48, '#3f241b') +
        stroke(
          `M${x - 52} ${top - 66}q30-34 66-24M${x - 50} ${top - 40}q40-30 84-8`,
          '#6d4530',
          5,
        ) +
        ellipse(x - 78, top + 74, 8, 13, '#f6e0b0')
      : ellipse(x - 84, top + 52, 16, 28, '#7d4c3a')) +
    stroke(
      isLady
        ? `M${x - 30} ${top - 40}C${x - 80} ${top - 20} ${x - 74} ${top + 60} ${x - 54} ${top + 100}M${x - 50} 900C${x - 130} 920 ${x - 160} 1000 ${x - 168} 1100`
        : `M${x - 20} ${top - 60}C${x - 90} ${top - 30} ${x - 88} ${top + 70} ${x - 56} ${top + 120}M${x - 60} 850C${x - 190} 880 ${x - 222} 960 ${x - 228} 1100`,
      rim,
      6,
      { opacity: '0.85', 'stroke-linecap': 'round' },
    )
  )
}

/** Our own box: parapet, curtain, opera glasses, a programme. */
export function ownBox(): Svg {
  const curtain = times(6, (index) => {
    const x = 2000 - index * 44
    return shaded(
      [
        [0, mix(velvet, shadow, 0.9)],
        [0.5, mix(velvet, shadow, 0.55)],
        [1, mix(velvet, shadow, 0.92)],
      ],
      (fill) =>
        path(
          `M${x} 0H${x - 52}Q${x - 70} 420 ${x - 20 + index * 9} 760L${x - 10} 1125H${x + 50}Z`,
          fill,
        ),
      'right',
    )
  }).join('')
  return (
    shaded(
      [
        [0, '#8b1e3f'],
        [1, '#3a0c1a'],
      ],
      (fill) => path('M0 960H2000V1125H0Z', fill),
    ) +
    rect(0, 948, 2000, 22, '#c9974f') +
    rect(0, 948, 2000, 6, '#f3d9a0') +
    `<g transform="translate(300 916) rotate(-8)">${rect(0, 0, 170, 30, '#fbf3e2')}${rect(0, 26, 170, 8, '#c9b48f')}${stroke('M20 12h90', '#8b1e3f', 5)}</g>` +
    `<g transform="translate(560 908)">${rect(0, 0, 44, 44, '#d9a652', { rx: 8 })}${rect(62, 0, 44, 44, '#d9a652', { rx: 8 })}${rect(44, 12, 18, 10, '#8a5a24')}${rect(-4, 34, 52, 14, '#3a241b', { rx: 6 })}${rect(58, 34, 52, 14, '#3a241b', { rx: 6 })}</g>` +
    curtain
  )
}
