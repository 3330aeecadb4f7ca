import { ellipse, path, px, rect, type Svg, stroke, times } from '../kit/index.ts'
import { lettering } from './lettering.ts'
import { clipped, imprint, poster, tint } from './poster.ts'

const [cx, cy] = [750, 1290]

function plate(): Svg {
  const rim = times(48, (index) => {
    const angle = (index / 48) * Math.PI * 2
    return `M${px(cx + Math.cos(angle) * 446)} ${px(cy + Math.sin(angle) * 446)}L${px(cx + Math.cos(angle) * 478)} ${px(cy + Math.sin(angle) * 478)}`
  }).join('')
  return (
    ellipse(cx + 26, cy + 34, 520, 520, '#c9a66b', { opacity: '0.55' }) +
    ellipse(cx, cy, 520, 520, '#fffaf0') +
    ellipse(cx, cy, 498, 498, tint.wine) +
    ellipse(cx, cy, 486, 486, '#fffaf0') +
    stroke(rim, tint.gold, 8) +
    ellipse(cx, cy, 400, 400, '#f1e2c6') +
    ellipse(cx - 8, cy - 10, 386, 386, '#fffaf0')
  )
}

/** A radish as the head of a note; its leaves are tied to the stem. */
function radish(x: number, y: number, turn: number): Svg {
  const bulb =
    'M-112 6C-116-70-60-104 6-100C76-98 116-56 112 8C108 74 56 98 10 102C-4 130-30 150-74 166C-50 140-40 118-44 96C-84 86-108 56-112 6Z'
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${path(bulb, tint.ruby)}${clipped(`radish${x}`, bulb, path('M30-120C60-40 50 60-20 170H140V-120Z', '#8d1a33'), path('M-130 88C-60 70 0 96 20 170H-130Z', '#f0a9a4'))}${path('M-74-32C-66-62-40-78-14-80C-40-66-56-46-60-22Z', '#f08a94')}</g>`
}

function leaf(x: number, y: number, long: number, turn: number, color: string): Svg {
  const l = long
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${path(`M0 0C${px(l * 0.1)} ${px(-l * 0.2)} ${px(-l * 0.04)} ${px(-l * 0.3)} ${px(l * 0.2)} ${px(-l * 0.36)}C${px(l * 0.16)} ${px(-l * 0.56)} ${px(l * 0.5)} ${px(-l * 0.56)} ${px(l * 0.52)} ${px(-l * 0.4)}C${px(l * 0.8)} ${px(-l * 0.5)} ${px(l * 1.04)} ${px(-l * 0.28)} ${px(l)} 0C${px(l * 1.02)} ${px(l * 0.24)} ${px(l * 0.74)} ${px(l * 0.36)} ${px(l * 0.52)} ${px(l * 0.22)}C${px(l * 0.44)} ${px(l * 0.36)} ${px(l * 0.16)} ${px(l * 0.3)} ${px(l * 0.2)} ${px(l * 0.12)}Q${px(l * 0.08)} ${px(l * 0.1)} 0 0Z`, color)}${stroke(`M0 0Q${px(l * 0.5)} ${px(-l * 0.1)} ${px(l * 0.94)} ${px(-l * 0.02)}`, '#cfe0a4', 6, { 'stroke-linecap': 'round' })}</g>`
}

/** Two radishes joined by a beam of leaves: a pair of quavers. */
function quavers(): Svg {
  return (
    path('M648 1420V1034L1016 960V1346H990V1056L674 1120V1420Z', '#3f6b46') +
    path('M648 1034L1016 960V1056L648 1130Z', '#2f5a3c') +
    leaf(652, 1050, 150, -150, '#5b8f4f') +
    leaf(1012, 974, 170, -34, '#5b8f4f') +
    leaf(830, 1000, 150, -98, '#4a7d46') +
    leaf(740, 1018, 110, -120, '#76a85c') +
    leaf(930, 984, 120, -66, '#76a85c') +
    radish(582, 1430, -14) +
    radish(924, 1356, -14)
  )
}

function cutlery(): Svg {
  const tines = [86, 120, 154]
    .map((x) => rect(x - 9, 860, 18, 200, tint.plumLight, { rx: 9 }))
    .join('')
  return (
    tines +
    path(
      'M77 1030H163Q160 1130 134 1160V1700Q134 1740 120 1740Q106 1740 106 1700V1160Q80 1130 77 1030Z',
      tint.plumLight,
    ) +
    path(
      'M1352 860Q1424 940 1414 1250H1384V1700Q1384 1740 1368 1740Q1352 1740 1352 1700Z',
      tint.plumLight,
    ) +
    path('M1352 860Q1388 900 1402 1010Q1370 1000 1366 1250H1352Z', '#8a4562')
  )
}

/** Péchés de vieillesse: radishes, for the piano. */
export function plakatSuenden(): Svg {
  return poster(
    '#efd9a8',
    path('M0 700H1500V1920H0Z', '#e6c885'),
    times(20, (index) => rect(index * 150, 700, 75, 1220, '#dfbb72', { opacity: '0.5' })).join(''),
    cutlery(),
    plate(),
    quavers(),
    rect(0, 1900, 1500, 200, tint.plum),
    lettering('Péchés', { x: 110, y: 320, size: 262, fill: tint.wine }),
    lettering('de vieillesse', { x: 110, y: 570, size: 205, fill: tint.plum }),
    imprint(tint.goldLight),
  )
}
