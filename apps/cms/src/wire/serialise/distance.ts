import type { Koordinaten } from '@kurstadt/contract'

/** Mean radius of the earth in metres. */
const radius = 6_371_000

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Metres between two places as the crow flies, to the next ten; null where one is not known. */
export function distanceOf(from: Koordinaten | null, to: Koordinaten | null): number | null {
  if (from === null || to === null) return null
  const north = radians(to.breite - from.breite)
  const east = radians(to.laenge - from.laenge)
  const across = Math.cos(radians(from.breite)) * Math.cos(radians(to.breite))
  const half = Math.sin(north / 2) ** 2 + across * Math.sin(east / 2) ** 2
  return Math.round((2 * radius * Math.asin(Math.min(1, Math.sqrt(half)))) / 10) * 10
}
