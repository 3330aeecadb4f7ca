import { useBaseMap } from './base-map.ts'
import { giveMap } from './map-given.ts'
import { useMapTexts } from './texts.ts'
import type { MapTexts } from './texts-de.ts'

/**
 * The town's map for a form that asks for a place, as `PickPlace` takes it; null where there is none,
 * and where it would ask another house for its ground: whoever reports a lamp is not asked for that.
 * `own` are words that fit elsewhere than below a form.
 */
export function usePickMap(own: Partial<MapTexts> = {}): string | null {
  const words = useMapTexts()
  const map = useBaseMap()
  if (map === null || map.haeuser.length > 0) return null
  return giveMap(map, { places: [], isAsked: true }, { ...words, ...words.waehlen, ...own }) ?? null
}
