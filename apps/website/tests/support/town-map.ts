import type { Koordinaten } from '@kurstadt/contract'
import fc from 'fast-check'

/** The map of the demo town. */
export const townMap = {
  quelle: 'Stadt Bad Silberbronn',
  grenzen: { nord: 48.70473, ost: 8.4772, sued: 48.68495, west: 8.44454 },
  mitte: { breite: 48.69214, laenge: 8.46087 },
  bild: '/karte/stadtplan.svg',
  grund: { art: 'geojson', href: '/karte/grundkarte.geojson' },
  haeuser: [],
} as const

const onMap = fc.record({
  breite: fc.double({ min: 48.6851, max: 48.7046, noNaN: true }),
  laenge: fc.double({ min: 8.4447, max: 8.477, noNaN: true }),
})

/** Half-filled, swapped, at 0/0, or somewhere else: what no map of a town may show. */
const offMap: fc.Arbitrary<Koordinaten | null> = fc.oneof(
  fc.constant(null),
  fc.constant({ breite: 0, laenge: 0 }),
  onMap.map(({ breite, laenge }) => ({ breite: laenge, laenge: breite })),
  onMap.map(({ breite, laenge }) => ({ breite: breite + 1, laenge })),
  onMap.map(({ breite, laenge }) => ({ breite, laenge: -laenge })),
)

/** Where a record says that it is, and whether the map of the demo town shows it. */
export const anyPlace = fc.oneof(
  onMap.map((at: Koordinaten | null) => ({ at, isShown: true })),
  offMap.map((at) => ({ at, isShown: false })),
)
