import { el, group, px, rect, type Svg, stroke } from '../kit/index.ts'

/** A block of rows that cost the same; seats of its first and its last row. */
export type Kategorie = { reihen: number; von: number; bis: number }

const width = 1200
const height = 800
const colors = {
  floor: '#f6f0e4',
  stage: '#5b1f2c',
  edge: '#c99a4b',
  words: '#ffffff',
  seats: ['#7d2337', '#1f5a63', '#8a5a12', '#4b4a6b'],
}

/** The figures 1 to 4, in a field of 40 by 60 pixels. */
const figures = [
  'M10 16L24 4L24 56',
  'M6 16Q8 4 20 4Q34 4 34 18Q34 28 6 56L36 56',
  'M6 8L34 8L18 28Q36 28 36 42Q36 56 20 56Q8 56 5 46',
  'M28 56L28 4L4 40L38 40',
]

/** A number on a round field, so that nobody has to tell the colours. */
function badge(place: number, y: number): Svg {
  const fill = colors.seats[place] ?? colors.stage
  return group(
    { transform: `translate(${px(width / 2)} ${px(y)})` },
    el('circle', { cx: 0, cy: 0, r: 34, fill, stroke: colors.floor, 'stroke-width': 6 }),
    el(
      'g',
      { transform: 'translate(-14 -21) scale(0.7)' },
      stroke(figures[place] ?? '', colors.words, 8, { 'stroke-linejoin': 'round' }),
    ),
  )
}

/** One row, bent towards the stage. */
function row(y: number, seats: number, fill: string): Svg {
  const gap = Math.min(44, (width - 160) / seats)
  return Array.from({ length: seats }, (_, place) => {
    const x = (place - (seats - 1) / 2) * gap
    const bend = (x * x) / 9_000
    return rect(width / 2 + x - gap * 0.36, y - bend, gap * 0.72, 22, fill, { rx: 6 })
  }).join('')
}

/** Seats of a hall from above, the stage at the top; each category has its colour and its number. */
export function saalplan(kategorien: readonly Kategorie[]): Svg {
  const rows = kategorien.flatMap(({ reihen, von, bis }, place) =>
    Array.from({ length: reihen }, (_, index) => ({
      place,
      seats: Math.round(von + ((bis - von) * index) / Math.max(1, reihen - 1)),
    })),
  )
  const step = (height - 230) / (rows.length + kategorien.length)
  const top = (index: number, place: number) => 200 + (index + place) * step
  const seats = rows.map(({ place, seats: count }, index) =>
    row(top(index, place), count, colors.seats[place] ?? colors.stage),
  )
  const middles = kategorien.map((_, place) => {
    const own = rows.flatMap((one, index) => (one.place === place ? [top(index, place)] : []))
    return ((own[0] ?? 0) + (own.at(-1) ?? 0)) / 2 + 11
  })
  return el(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width,
      height,
      viewBox: `0 0 ${width} ${height}`,
    },
    rect(0, 0, width, height, colors.floor),
    rect(250, 30, 700, 70, colors.stage, { rx: 10 }),
    stroke('M230 112Q600 150 970 112', colors.edge, 8, { 'stroke-linecap': 'round' }),
    ...seats,
    ...middles.map((y, place) => badge(place, y)),
  )
}
