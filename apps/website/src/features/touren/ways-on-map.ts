import type { Koordinaten, OutdoorListe, Position } from '@kurstadt/contract'
import { thinned } from '@kurstadt/contract/thinned'

type Entry = OutdoorListe['data'][number]

/** Points that a way has in an overview. */
const overview = 60
/** Digits of a degree that a drawing shows: about a metre. */
const digits = 1e5

const rounded = ([laenge, breite]: readonly number[]): Position => [
  Math.round((laenge ?? 0) * digits) / digits,
  Math.round((breite ?? 0) * digits) / digits,
]

/** A way with few points and without heights: as many as a drawing of its size shows. */
export const lineOf = (coordinates: Parameters<typeof thinned>[0], most = overview): Position[] =>
  thinned(coordinates, most).map(rounded)

/** An entry of the list that can be drawn, with its number there. */
export type DrawnEntry = { entry: Entry; number: number; at: Koordinaten; points?: Position[] }

const far = ([x, y]: Position, [x2, y2]: Position) => Math.hypot((x - x2) * 0.66, y - y2)

/** The point of a way that lies farthest from the pins so far: many ways begin at one place. */
function freePoint(points: readonly Position[], taken: readonly Position[]): Position | undefined {
  const inner = points.length > 4 ? points.slice(1, -1) : points
  const room = (point: Position) => Math.min(...taken.map((one) => far(point, one)), 1)
  return inner.toSorted((a, b) => room(b) - room(a))[0]
}

/** What of a list can be drawn, each with a pin that stands beside no other if there is room. */
export function drawnEntries(data: readonly Entry[]): DrawnEntry[] {
  const taken: Position[] = []
  return data.flatMap((entry, index): DrawnEntry[] => {
    const number = index + 1
    if (entry.typ === 'poi')
      return entry.koordinaten === null ? [] : [{ entry, number, at: entry.koordinaten }]
    if (entry.track === null) return []
    const points = lineOf(entry.track.coordinates)
    const pin = freePoint(points, taken)
    if (pin === undefined) return []
    taken.push(pin)
    return [{ entry, number, at: { laenge: pin[0], breite: pin[1] }, points }]
  })
}

/** Share of the ways, from the shortest on, that an overview shows whole. */
const whole = 0.75

/** Central Europe: what lies elsewhere is a mistake that would make everything else a dot. */
const isNearby = ([laenge, breite]: Position) =>
  laenge > 2 && laenge < 20 && breite > 44 && breite < 58

/** The points that an overview is about: a few long ways would make all the others a dot. */
export function overviewOf(drawn: readonly DrawnEntry[]): Position[] {
  const byLength = drawn.toSorted((a, b) => lengthIn(a) - lengthIn(b))
  const shown = byLength.slice(0, Math.max(1, Math.ceil(byLength.length * whole)))
  return shown
    .flatMap(({ at, points }) => points ?? [[at.laenge, at.breite] satisfies Position])
    .filter(isNearby)
}

const lengthIn = ({ entry }: DrawnEntry) => (entry.typ === 'tour' ? entry.laenge : 0)
