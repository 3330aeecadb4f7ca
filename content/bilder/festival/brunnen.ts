import { ellipse, path, polygon, px, rect, type Svg, stroke, times } from '../kit/index.ts'

/** A potted palm. */
export function palm(x: number, y: number, size: number): Svg {
  const leaves = times(13, (index) => {
    const angle = -Math.PI * (0.02 + (index / 12) * 0.96)
    const [ex, ey] = [
      x + Math.cos(angle) * size * 0.86,
      y - size * 1.05 + Math.sin(angle) * size * 0.4 + Math.abs(Math.cos(angle)) * size * 0.34,
    ]
    const [mx, my] = [
      x + Math.cos(angle) * size * 0.5,
      y - size * 1.2 + Math.sin(angle) * size * 0.5,
    ]
    return path(
      `M${px(x)} ${px(y - size * 0.82)}Q${px(mx)} ${px(my)} ${px(ex)} ${px(ey)}Q${px(mx)} ${px(my + size * 0.17)} ${px(x)} ${px(y - size * 0.78)}Z`,
      index % 2 ? '#2f6350' : '#1f4a40',
    )
  }).join('')
  return (
    stroke(
      `M${px(x)} ${px(y - size * 0.2)}Q${px(x + size * 0.04)} ${px(y - size * 0.5)} ${px(x)} ${px(y - size * 0.82)}`,
      '#6d4a30',
      size * 0.08,
    ) +
    leaves +
    path(
      polygon([
        [x - size * 0.25, y - size * 0.34],
        [x + size * 0.25, y - size * 0.34],
        [x + size * 0.18, y],
        [x - size * 0.18, y],
      ]),
      '#8b3a3f',
    ) +
    rect(x - size * 0.28, y - size * 0.38, size * 0.56, size * 0.07, '#c9974f')
  )
}

/** The drinking fountain in the middle of the hall. */
export function fountain(): Svg {
  return (
    ellipse(1000, 846, 176, 30, '#2a1218', { opacity: '0.4' }) +
    path('M850 776H1150L1120 842H880Z', '#d8c3a2') +
    path('M1000 776H1150L1120 842H1000Z', '#a88f74') +
    ellipse(1000, 776, 152, 26, '#f0e2c8') +
    ellipse(1000, 777, 132, 20, '#5d9c98') +
    rect(986, 680, 28, 96, '#d8c3a2') +
    ellipse(1000, 680, 66, 13, '#f0e2c8') +
    ellipse(1000, 680, 54, 9, '#7fbdb6') +
    stroke(
      'M1000 676Q966 640 940 684V762M1000 676Q1034 640 1060 684V762M1000 676V640',
      '#dff3ee',
      4,
      { opacity: '0.85' },
    )
  )
}
