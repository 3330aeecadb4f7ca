import {
  ellipse,
  glow,
  path,
  polygon,
  px,
  rect,
  type Svg,
  shaded,
  stroke,
  times,
} from '../kit/index.ts'
import { lettering } from './lettering.ts'
import { imprint, poster, tint } from './poster.ts'

const [cx, cy] = [750, 1560]
const count = 36

function at(angle: number, reach: number): readonly [number, number] {
  return [cx + Math.cos(angle) * reach, cy + Math.sin(angle) * reach]
}

function key(index: number, width: number, inner: number, outer: number): string {
  const middle = Math.PI * (1 + (index + 0.5) / count)
  const half = (Math.PI / count) * width * 0.5
  return polygon([
    at(middle - half, inner),
    at(middle - half, outer),
    at(middle + half, outer),
    at(middle + half, inner),
  ])
}

/** Piano keys set as the rays of a halo. */
function halo(): Svg {
  const white = times(count, (index) => key(index, 0.9, 430, 900)).join('')
  const shadow = times(count, (index) => key(index, 0.9, 860, 900)).join('')
  const black = times(count - 1, (index) =>
    [2, 6].includes(index % 7) ? '' : key(index + 0.5, 0.52, 620, 930),
  ).join('')
  return (
    path('M-150 1560A900 900 0 0 1 1650 1560Z', tint.gold) +
    path(white, tint.cream) +
    path(shadow, '#d8c7ab') +
    path(black, tint.plumNight)
  )
}

function candle(x: number, top: number, width: number): Svg {
  const flame = (size: number) =>
    `M${x} ${px(top - size * 2.7)}C${px(x + size * 0.3)} ${px(top - size * 1.7)} ${px(x + size)} ${px(top - size * 1.3)} ${px(x + size * 0.8)} ${px(top - size * 0.6)}C${px(x + size * 0.6)} ${px(top - size * 0.1)} ${px(x - size * 0.6)} ${px(top - size * 0.1)} ${px(x - size * 0.8)} ${px(top - size * 0.6)}C${px(x - size)} ${px(top - size * 1.3)} ${px(x - size * 0.3)} ${px(top - size * 1.7)} ${x} ${px(top - size * 2.7)}Z`
  return (
    glow(x, top - 80, 300, 300, tint.goldLight, 0.75) +
    shaded(
      [
        [0, '#fff8e6'],
        [0.55, tint.cream],
        [1, '#d9bf93'],
      ],
      (fill) => rect(x - width / 2, top, width, 1850 - top, fill),
      'right',
    ) +
    path(
      `M${x - width / 2} ${top}q${width * 0.2} 60 ${width * 0.3} 10q${width * 0.2} 90 ${width * 0.34} 0q${width * 0.2} 40 ${width * 0.36}-10Z`,
      '#fff8e6',
    ) +
    stroke(`M${x} ${top}v-34`, tint.plumNight, 7) +
    path(flame(58), tint.coral) +
    path(flame(42), '#f2b75c') +
    path(flame(22), '#fff8e6')
  )
}

/** Petite messe solennelle: one flame, and the keyboard as its halo. */
export function plakatMesse(): Svg {
  return poster(
    tint.plum,
    ellipse(cx, cy, 980, 980, '#4a1d31'),
    halo(),
    ellipse(cx, cy, 430, 430, tint.plum),
    ellipse(cx, cy, 404, 404, '#5b2440'),
    candle(590, 1560, 74),
    candle(910, 1560, 74),
    candle(750, 1440, 96),
    rect(0, 1790, 1500, 310, tint.plumNight),
    rect(0, 1790, 1500, 10, tint.gold),
    lettering('Petite messe', { x: 750, y: 290, size: 208, fill: tint.cream, align: 'center' }),
    lettering('solennelle', { x: 750, y: 500, size: 208, fill: tint.gold, align: 'center' }),
    imprint(tint.gold),
  )
}
