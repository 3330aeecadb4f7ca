import { lageBei, type Strassenzug, strassenzuege } from '../../gewerbe/lage.ts'
import { bach, bahn, fluss, kurpark, type Punkt, rand, tal, wege } from '../../stadt/gelaende.ts'
import { el, group, path, px, rect, type Svg, stroke } from '../kit/index.ts'
import { lettering } from '../plakate/lettering.ts'
import { mapLetters } from './map-letters.ts'

/** It is drawn in metres. */
const width = rand.ost - rand.west
const height = rand.nord - rand.sued
/** Pixels of a metre: as wide as the widest picture that is stored. */
const scale = 0.69

const colors = {
  forest: '#c3d4b8',
  valley: '#f1eee2',
  park: '#d3e3bd',
  water: '#a9cfdd',
  edge: '#b9b09c',
  street: '#ffffff',
  house: '#d9c9ae',
  hall: '#8a4b32',
  words: '#33403a',
}

const at = ([ost, nord]: Punkt): Punkt => [ost - rand.west, rand.nord - nord]

/** A soft line through points. */
function soft(points: readonly Punkt[]): string {
  const [first = [0, 0], ...more] = points.map(at)
  const pairs = more.map(([x, y], index) => {
    const [nextX, nextY] = more[index + 1] ?? [x, y]
    const isLast = index === more.length - 1
    const [endX, endY] = isLast ? [x, y] : [(x + nextX) / 2, (y + nextY) / 2]
    return `Q${px(x)} ${px(y)} ${px(endX)} ${px(endY)}`
  })
  return `M${px(first[0])} ${px(first[1])}${pairs.join('')}`
}

const line = (from: Punkt, to: Punkt) =>
  `M${at(from).map(px).join(' ')}L${at(to).map(px).join(' ')}`

function houses({ von, bis, nummern }: Strassenzug): Svg {
  const [x, y] = [bis[0] - von[0], bis[1] - von[1]]
  const angle = (-Math.atan2(y, x) * 180) / Math.PI
  const long = Math.hypot(x, y)
  return Array.from({ length: nummern }, (_, index) => {
    const side = index % 2 === 0 ? -1 : 1
    const part = index / Math.max(1, nummern - 1)
    const aside = 24 * side
    const [left, top] = at([
      von[0] + x * part - (y / long) * aside,
      von[1] + y * part + (x / long) * aside,
    ])
    const turn = `translate(${px(left)} ${px(top)}) rotate(${px(angle)})`
    return rect(-9, -8, 18, 16, colors.house, { transform: turn })
  }).join('')
}

/** Words with a pale rim, so that they can be read above lines. */
function words(text: string, [x, y]: Punkt, size: number, angle: number): Svg {
  const set = { x: 0, y: size * 0.34, size, align: 'center' } as const
  const rim = { stroke: colors.valley, 'stroke-width': 260, 'stroke-linejoin': 'round' } as const
  return group(
    { transform: `translate(${px(x)} ${px(y)}) rotate(${px(angle)})` },
    group(rim, lettering(text, { ...set, fill: colors.valley }, mapLetters)),
    lettering(text, { ...set, fill: colors.words }, mapLetters),
  )
}

function nameOf({ name, von, bis }: Strassenzug): Svg {
  const [x, y] = [bis[0] - von[0], bis[1] - von[1]]
  const angle = (-Math.atan2(y, x) * 180) / Math.PI
  // No name stands on its head.
  const upright = angle - 180 * Math.round(angle / 180)
  const size = Math.min(40, Math.max(22, Math.hypot(x, y) / (name.length * 0.62)))
  return words(name, at([(von[0] + bis[0]) / 2, (von[1] + bis[1]) / 2]), size, upright)
}

/** The town from above, drawn from its own streets. */
export function stadtplan(): Svg {
  const streets = strassenzuege.map(({ von, bis }) => line(von, bis))
  const ways = wege.map(([from, to]) => line(from, to))
  const round = { 'stroke-linecap': 'round' } as const
  const [hallX, hallY] = at([0, 0])
  return el(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: width * scale,
      height: height * scale,
      viewBox: `0 0 ${width} ${height}`,
    },
    rect(0, 0, width, height, colors.forest),
    path(`${soft(tal)}Z`, colors.valley),
    path(`${soft(kurpark)}Z`, colors.park),
    stroke(soft(bach), colors.water, 12, round),
    stroke(soft(fluss), colors.water, 34, round),
    stroke(soft(bahn), colors.words, 7),
    stroke(soft(bahn), colors.valley, 3, { 'stroke-dasharray': '18 14' }),
    ...strassenzuege.map(houses),
    stroke([...ways, ...streets].join(''), colors.edge, 24, round),
    stroke(ways.join(''), colors.street, 18, round),
    stroke(streets.join(''), colors.street, 19, round),
    rect(hallX - 26, hallY - 40, 36, 30, colors.hall),
    ...strassenzuege.map(nameOf),
    words('Rathaus', at([6, 66]), 26, 0),
    words('Bahnhof', at([300, 300]), 30, 0),
    words('Kurpark', at([-410, -316]), 34, 0),
    words('Silber', at([790, 500]), 36, -54),
  )
}

/** Degrees at the edges of the map. */
export const stadtplanRand = {
  nord: lageBei(0, rand.nord).breite,
  sued: lageBei(0, rand.sued).breite,
  west: lageBei(rand.west, 0).laenge,
  ost: lageBei(rand.ost, 0).laenge,
}
