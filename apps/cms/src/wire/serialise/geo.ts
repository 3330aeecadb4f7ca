import {
  type Koordinaten,
  koordinaten,
  type Linie,
  linie,
  type Polygon,
  polygon,
} from '@kurstadt/contract'

/** A place as two numbers; null where one is missing or none of the globe. */
export function koordinatenOf(
  stored: { breite?: number | null; laenge?: number | null } | null | undefined,
): Koordinaten | null {
  return koordinaten.safeParse(stored).data ?? null
}

/** A stored area; null for anything that is none. */
export function polygonOf(stored: unknown): Polygon | null {
  return polygon.safeParse(stored).data ?? null
}

/** A stored way; null for anything that is none. */
export function linieOf(stored: unknown): Linie | null {
  return linie.safeParse(stored).data ?? null
}
