import type { TrackPosition } from '@kurstadt/contract'
import type { Punkt } from './shape.ts'

const meterJeGrad = 111_320

/** Metres between two positions; good for the few kilometres of a valley. */
function abstand(a: readonly number[], b: readonly number[]): number {
  const [x1 = 0, y1 = 0] = a
  const [x2 = 0, y2 = 0] = b
  const quer = (x2 - x1) * meterJeGrad * Math.cos((((y1 + y2) / 2) * Math.PI) / 180)
  return Math.hypot(quer, (y2 - y1) * meterJeGrad)
}

/** Length of a track in metres. */
export function laengeVon(track: readonly (readonly number[])[]): number {
  return track.slice(1).reduce((sum, punkt, at) => sum + abstand(track[at] ?? punkt, punkt), 0)
}

/** Metres that a track climbs, all rises added up. */
export function aufstiegVon(track: readonly TrackPosition[]): number {
  return track.slice(1).reduce((sum, [, , hoehe = 0], at) => {
    const [, , vorher = hoehe] = track[at] ?? []
    return sum + Math.max(0, hoehe - vorher)
  }, 0)
}

/** A point of the smooth curve through four points (Catmull and Rom); `t` runs from the second to the third. */
function kurve(p: readonly [number, number, number, number], t: number): number {
  const [a, b, c, d] = p
  return (
    0.5 *
    (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3)
  )
}

/** The points of a way, a smooth line with a step of about 35 metres; heights never overshoot. */
function glatt(punkte: readonly Punkt[]): [number, number, number][] {
  const at = (index: number) => punkte[Math.min(punkte.length - 1, Math.max(0, index))] ?? [0, 0, 0]
  const parts = punkte.slice(1).flatMap((ende, index) => {
    const [vor, von, bis, nach] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const schritte = Math.max(2, Math.round(abstand(von, ende) / 35))
    return Array.from({ length: schritte }, (_, nr): [number, number, number] => {
      const t = nr / schritte
      return [
        kurve([vor[0], von[0], bis[0], nach[0]], t),
        kurve([vor[1], von[1], bis[1], nach[1]], t),
        von[2] + (bis[2] - von[2]) * (3 * t ** 2 - 2 * t ** 3),
      ]
    })
  })
  const [laenge, breite, hoehe] = at(punkte.length - 1)
  return [...parts, [laenge, breite, hoehe]]
}

/** Bends the way to and fro by up to `weite` metres, as a real path follows the ground; the ends stay. */
function geschlungen(linie: readonly [number, number, number][], weite: number): TrackPosition[] {
  const ende = linie.length - 1
  return linie.map(([laenge, breite, hoehe], nr) => {
    const [vx = 0, vy = 0] = linie[Math.max(0, nr - 1)] ?? []
    const [nx = 0, ny = 0] = linie[Math.min(ende, nr + 1)] ?? []
    const [dx, dy] = [(nx - vx) * Math.cos((breite * Math.PI) / 180), ny - vy]
    const strecke = Math.hypot(dx, dy) || 1
    const saum = Math.min(1, nr / 4, (ende - nr) / 4)
    const aus = (weite * saum * (Math.sin(nr * 0.83) + 0.6 * Math.sin(nr * 0.31 + 2))) / meterJeGrad
    const rund = (wert: number) => Math.round(wert * 1e5) / 1e5
    return [
      rund(laenge - ((dy / strecke) * aus) / Math.cos((breite * Math.PI) / 180)),
      rund(breite + (dx / strecke) * aus),
      Math.round(hoehe),
    ]
  })
}

/**
 * A plausible track through the given points that is as long as the tour says: the straighter the
 * points, the more the path bends between them. Throws when they lie farther apart than that.
 */
export function trackDurch(punkte: readonly Punkt[], kilometer: number): TrackPosition[] {
  const linie = glatt(punkte)
  const ziel = kilometer * 1_000
  if (laengeVon(linie) > ziel * 1.01)
    throw new Error(`${Math.round(laengeVon(linie))} m are more than the ${ziel} m of the tour`)
  let [von, bis] = [0, 120]
  for (let nr = 0; nr < 24; nr += 1) {
    const mitte = (von + bis) / 2
    if (laengeVon(geschlungen(linie, mitte)) < ziel) von = mitte
    else bis = mitte
  }
  return geschlungen(linie, (von + bis) / 2)
}
