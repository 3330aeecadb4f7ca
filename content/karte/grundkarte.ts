import { lageBei, type Strassenzug, strassenzuege } from '../gewerbe/lage.ts'
import { bach, bahn, fluss, kurpark, type Punkt, rand, tal, wege } from '../stadt/gelaende.ts'

type Position = [laenge: number, breite: number]
type Geometrie =
  | { type: 'Polygon'; coordinates: Position[][] }
  | { type: 'LineString'; coordinates: Position[] }
  | { type: 'Point'; coordinates: Position }
/** Kinds of what is on the ground; the website's style of the map knows the same. */
type Art = 'wald' | 'tal' | 'park' | 'fluss' | 'bach' | 'bahn' | 'weg' | 'strasse' | 'haus' | 'name'

/** A thing on the ground (GeoJSON, RFC 7946). */
export type Merkmal = {
  type: 'Feature'
  properties: { art: Art; name?: string }
  geometry: Geometrie
}

const at = ([ost, nord]: Punkt): Position => {
  const { breite, laenge } = lageBei(ost, nord)
  return [laenge, breite]
}

/** Points between two points of a drawn line. */
const steps = 6

/** The soft line that the drawn map has through the same points: quadratic curves. */
function soft(points: readonly Punkt[]): Punkt[] {
  const [first = [0, 0], ...more] = points
  const line: Punkt[] = [first]
  for (const [index, control] of more.entries()) {
    const next = more[index + 1] ?? control
    const from = line.at(-1) ?? first
    const isLast = index === more.length - 1
    const end: Punkt = isLast ? control : [(control[0] + next[0]) / 2, (control[1] + next[1]) / 2]
    for (let step = 1; step <= steps; step += 1)
      line.push(between(from, control, end, step / steps))
  }
  return line
}

function between(from: Punkt, control: Punkt, end: Punkt, part: number): Punkt {
  const on = (axis: 0 | 1) =>
    (1 - part) ** 2 * from[axis] + 2 * part * (1 - part) * control[axis] + part ** 2 * end[axis]
  return [on(0), on(1)]
}

const feature = (art: Art, geometry: Geometrie, name?: string): Merkmal => ({
  type: 'Feature',
  properties: { art, ...(name === undefined ? {} : { name }) },
  geometry,
})

const line = (art: Art, points: readonly Punkt[], name?: string): Merkmal =>
  feature(art, { type: 'LineString', coordinates: points.map(at) }, name)

function area(art: Art, points: readonly Punkt[], name?: string): Merkmal {
  const [first = [0, 0]] = points
  return feature(art, { type: 'Polygon', coordinates: [[...points, first].map(at)] }, name)
}

const label = (name: string, ost: number, nord: number): Merkmal =>
  feature('name', { type: 'Point', coordinates: at([ost, nord]) }, name)

/** The houses on both sides of a street, as the drawn map has them. */
function houses({ von, bis, nummern }: Strassenzug): Merkmal[] {
  const [x, y] = [bis[0] - von[0], bis[1] - von[1]]
  const long = Math.hypot(x, y)
  const [along, across]: [Punkt, Punkt] = [
    [(x / long) * 9, (y / long) * 9],
    [(-y / long) * 8, (x / long) * 8],
  ]
  return Array.from({ length: nummern }, (_, index) => {
    const side = index % 2 === 0 ? -3 : 3
    const part = index / Math.max(1, nummern - 1)
    const [east, north] = [
      von[0] + x * part + across[0] * side,
      von[1] + y * part + across[1] * side,
    ]
    const corner = (a: number, b: number): Punkt => [
      east + along[0] * a + across[0] * b,
      north + along[1] * a + across[1] * b,
    ]
    return area('haus', [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)])
  })
}

/** What is on the ground of the town, from the lowest to the highest (GeoJSON). */
export function grundkarte(): { type: 'FeatureCollection'; features: Merkmal[] } {
  const { nord, ost, sued, west } = rand
  return {
    type: 'FeatureCollection',
    features: [
      area('wald', [
        [west, sued],
        [ost, sued],
        [ost, nord],
        [west, nord],
      ]),
      area('tal', soft(tal)),
      area('park', soft(kurpark)),
      line('bach', soft(bach)),
      line('fluss', soft(fluss), 'Silber'),
      line('bahn', soft(bahn)),
      ...strassenzuege.flatMap(houses),
      ...wege.map((way) => line('weg', way)),
      ...strassenzuege.map(({ name, von, bis }) => line('strasse', [von, bis], name)),
      label('Rathaus', 0, 30),
      label('Bahnhof', 300, 290),
      label('Kurpark', -360, -430),
    ],
  }
}
