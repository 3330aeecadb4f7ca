import { useBaseMap } from './base-map.ts'
import { giveMap } from './map-given.ts'
import { useMapTexts } from './texts.ts'

/**
 * The town's map for a form that asks for a place, as `PickPlace` takes it; null where there is none,
 * and where it would ask another house for its ground: whoever reports a lamp is not asked for that.
 */
export function usePickMap(): string | null {
  const words = useMapTexts()
  const map = useBaseMap()
  if (map === null || map.haeuser.length > 0) return null
  return giveMap(map, { places: [], isAsked: true }, { ...words, ...words.waehlen }) ?? null
}
